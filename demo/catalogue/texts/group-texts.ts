import type { Text } from '../../../backend/db/columns.ts'
import { t } from './text.ts'

/** Headings of the parts of a description. */
export const headings: Record<'use' | 'data' | 'mount' | 'handle', Text[]> = {
  use: [
    t('Einsatz', 'Použití', 'Použitie', 'Where it is used'),
    t('Wofür es gedacht ist', 'K čemu slouží', 'Na čo slúži', 'What it is for'),
    t('Im Einzelnen', 'Podrobněji', 'Podrobnejšie', 'In detail'),
  ],
  data: [
    t('Auf einen Blick', 'Ve zkratce', 'V skratke', 'At a glance'),
    t('Die wichtigsten Daten', 'Hlavní údaje', 'Hlavné údaje', 'Key figures'),
  ],
  mount: [
    t('Einbau', 'Montáž', 'Montáž', 'Installation'),
    t('Hinweise zum Einbau', 'Pokyny k montáži', 'Pokyny k montáži', 'Notes on installation'),
  ],
  handle: [
    t('Im Gebrauch', 'Při používání', 'Pri používaní', 'In use'),
    t('Tipps für die Praxis', 'Tipy z praxe', 'Tipy z praxe', 'Practical tips'),
  ],
}
