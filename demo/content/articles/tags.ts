import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

export interface TagSource {
  title: Text
  perex: Text
}

const tag = (title: Text, perex: Text): TagSource => ({ title, perex })

/** Article tags, independent of categories. */
export const articleTags = {
  bathroom: tag(t('Bad', 'Koupelna', 'Kúpeľňa', 'Bathroom'), t('Alles, was Bad und WC trocken hält.', 'Vše, co udrží koupelnu a WC v suchu.', 'Všetko, čo udrží kúpeľňu a WC v suchu.', 'Whatever keeps bathroom and toilet dry.')),
  cellar: tag(t('Keller', 'Sklep', 'Pivnica', 'Cellar'), t('Kühle Wände, feuchte Luft und der richtige Zeitpunkt.', 'Chladné zdi, vlhký vzduch a správná chvíle.', 'Chladné steny, vlhký vzduch a správna chvíľa.', 'Cool walls, moist air and the right moment.')),
  kitchen: tag(t('Küche', 'Kuchyně', 'Kuchyňa', 'Kitchen'), t('Hauben, Abluft und Feuerstätten.', 'Digestoře, odtah a topeniště.', 'Digestory, odťah a kúreniská.', 'Hoods, extract air and fireplaces.')),
  fans: tag(t('Ventilatoren', 'Ventilátory', 'Ventilátory', 'Fans'), t('Bauarten, Motoren und Kennlinien.', 'Typy, motory a charakteristiky.', 'Typy, motory a charakteristiky.', 'Types, motors and curves.')),
  'heat-recovery': tag(t('Wärmerückgewinnung', 'Rekuperace', 'Rekuperácia', 'Heat recovery'), t('Zentrale und dezentrale Geräte.', 'Centrální a lokální jednotky.', 'Centrálne a lokálne jednotky.', 'Central and decentral units.')),
  filters: tag(t('Filter', 'Filtry', 'Filtre', 'Filters'), t('Klassen, Größen, Wechsel.', 'Třídy, rozměry, výměna.', 'Triedy, rozmery, výmena.', 'Classes, sizes, changing.')),
  ducts: tag(t('Rohre', 'Potrubí', 'Potrubie', 'Ducts'), t('Rund, flach, flexibel: Leitungen und Formteile.', 'Kruhové, ploché, ohebné: potrubí a tvarovky.', 'Kruhové, ploché, ohybné: potrubie a tvarovky.', 'Round, flat, flexible: ducts and fittings.')),
  noise: tag(t('Geräusch', 'Hluk', 'Hluk', 'Noise'), t('Dezibel, Schalldämpfer, Körperschall.', 'Decibely, tlumiče, chvění.', 'Decibely, tlmiče, chvenie.', 'Decibels, silencers, structure-borne sound.')),
  controls: tag(t('Regelung', 'Regulace', 'Regulácia', 'Controls'), t('Regler, Sensoren, Zeitrelais.', 'Regulátory, čidla, doběhy.', 'Regulátory, snímače, dobehy.', 'Controllers, sensors, timers.')),
  moisture: tag(t('Feuchte', 'Vlhkost', 'Vlhkosť', 'Moisture'), t('Taupunkt, Kondensat, Schimmel.', 'Rosný bod, kondenzát, plíseň.', 'Rosný bod, kondenzát, pleseň.', 'Dew point, condensate, mould.')),
  fire: tag(t('Brandschutz', 'Požární ochrana', 'Požiarna ochrana', 'Fire protection'), t('Klappen, Ventile, Absperrvorrichtungen.', 'Klapky, ventily, uzávěry.', 'Klapky, ventily, uzávery.', 'Dampers, valves, shut-offs.')),
  standards: tag(t('Normen', 'Normy', 'Normy', 'Standards'), t('DIN, EN und ISO mit Beispielen.', 'DIN, EN a ISO s příklady.', 'DIN, EN a ISO s príkladmi.', 'DIN, EN and ISO with examples.')),
  calculation: tag(t('Berechnung', 'Výpočet', 'Výpočet', 'Sums'), t('Formeln und Tabellen zum Nachrechnen.', 'Vzorce a tabulky.', 'Vzorce a tabuľky.', 'Formulas and tables to follow.')),
  installation: tag(t('Montage', 'Montáž', 'Montáž', 'Installation'), t('Werkzeug, Reihenfolge, Abstände.', 'Nářadí, postup, vzdálenosti.', 'Náradie, postup, vzdialenosti.', 'Tools, order, distances.')),
  maintenance: tag(t('Wartung', 'Údržba', 'Údržba', 'Maintenance'), t('Reinigen, prüfen, tauschen.', 'Čistit, kontrolovat, měnit.', 'Čistiť, kontrolovať, meniť.', 'Clean, check, replace.')),
  shopping: tag(t('Einkauf', 'Nákup', 'Nákup', 'Shopping'), t('Preise, Versand, Rechte.', 'Ceny, doprava, práva.', 'Ceny, doprava, práva.', 'Prices, delivery, rights.')),
  company: tag(t('LuftBasis', 'LuftBasis', 'LuftBasis', 'LuftBasis'), t('Neues von uns.', 'Novinky od nás.', 'Novinky od nás.', 'News from us.')),
} satisfies Record<string, TagSource>

export type TagId = keyof typeof articleTags
