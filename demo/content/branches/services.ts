import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

/** What a branch offers. */
export const services = {
  pickup: t('Abholung bestellter Ware', 'Osobní odběr objednávek', 'Osobný odber objednávok', 'Collection of orders'),
  advice: t('Beratung ohne Termin', 'Poradenství bez objednání', 'Poradenstvo bez objednania', 'Advice without appointment'),
  planning: t('Planung mit Termin', 'Návrh na objednání', 'Návrh na objednanie', 'Planning by appointment'),
  listening: t('Hörraum für Ventilatoren', 'Poslechová místnost', 'Posluchová miestnosť', 'Listening room for fans'),
  samples: t('Musterwand für Gitter und Ventile', 'Vzorkovna mřížek a ventilů', 'Vzorkovňa mriežok a ventilov', 'Samples of grilles and valves'),
  filters: t('Filter zum Mitnehmen', 'Filtry ihned k odběru', 'Filtre ihneď na odber', 'Filters to take away'),
  cutting: t('Zuschnitt von Filtermatten', 'Řezání filtrační tkaniny', 'Rezanie filtračnej tkaniny', 'Filter media cut to length'),
  trade: t('Schalter für Handwerker ab 7 Uhr', 'Pult pro řemeslníky od 7 hodin', 'Pult pre remeselníkov od 7. hodiny', 'Trade counter from 7 am'),
  takeBack: t('Annahme von Altgeräten und Batterien', 'Zpětný odběr přístrojů a baterií', 'Spätný odber prístrojov a batérií', 'Old devices and batteries taken back'),
  training: t('Schulungen für Fachbetriebe', 'Školení pro firmy', 'Školenia pre firmy', 'Training for trade firms'),
} satisfies Record<string, Text>

export type ServiceId = keyof typeof services
