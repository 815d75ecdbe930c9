import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

interface FilteredSource {
  category: string
  parameter: string
  value: string
  title: Text
  description: Text
}

/** Popular listings with one filter, without a saved filter of their own. */
export const filteredCategories: FilteredSource[] = [
  {
    category: 'C1', parameter: 'dn', value: '100',
    title: t('Wickelfalzrohr Ø 100 mm', 'Spiro potrubí Ø 100 mm', 'Spiro potrubie Ø 100 mm', 'Spiral duct Ø 100 mm'),
    description: t('Verzinkte Rohre für Badlüfter und kurze Strecken: bis etwa 85 m³/h bleibt die Luft darin unter 3 m/s.', 'Pozinkované trubky pro koupelnové ventilátory a krátké trasy: asi do 85 m³/h v nich vzduch nepřekročí 3 m/s.', 'Pozinkované rúry pre kúpeľňové ventilátory a krátke trasy: asi do 85 m³/h v nich vzduch neprekročí 3 m/s.', 'Galvanised ducts for bathroom fans and short runs: up to about 85 m³/h the air stays below 3 m/s.'),
  },
  {
    category: 'D1', parameter: 'dn', value: '125',
    title: t('Bögen Ø 125 mm', 'Oblouky Ø 125 mm', 'Oblúky Ø 125 mm', 'Bends Ø 125 mm'),
    description: t('Bögen von 15 bis 90° zum Einstecken in Rohre Ø 125. Je kleiner der Winkel, desto weniger Druck kostet der Bogen.', 'Oblouky 15 až 90° k zasunutí do trubek Ø 125. Čím menší úhel, tím menší tlaková ztráta.', 'Oblúky 15 až 90° na zasunutie do rúr Ø 125. Čím menší uhol, tým menšia tlaková strata.', 'Bends from 15 to 90° that go into ducts of Ø 125. The smaller the angle, the less pressure the bend costs.'),
  },
  {
    category: 'G1', parameter: 'dn', value: '125',
    title: t('Rohrschalldämpfer Ø 125 mm', 'Tlumiče hluku Ø 125 mm', 'Tlmiče hluku Ø 125 mm', 'Silencers Ø 125 mm'),
    description: t('Zwischen Ventilator und Raum eingesetzt. Doppelte Länge dämpft die hohen Töne stark, die tiefen wenig.', 'Patří mezi ventilátor a místnost. Dvojnásobná délka tlumí výrazně vysoké tóny, hluboké jen málo.', 'Patrí medzi ventilátor a miestnosť. Dvojnásobná dĺžka tlmí výrazne vysoké tóny, hlboké len málo.', 'Fitted between fan and room. Twice the length takes much off the high notes and little off the low ones.'),
  },
  {
    category: 'E2', parameter: 'dn', value: '100',
    title: t('Tellerventile Ø 100 mm', 'Talířové ventily Ø 100 mm', 'Tanierové ventily Ø 100 mm', 'Disc valves Ø 100 mm'),
    description: t('Für Zu- und Abluft in Wohnräumen. Der Teller wird gedreht, bis die geplante Luftmenge stimmt, und dann gekontert.', 'Pro přívod i odvod v bytech. Talířem se otáčí, dokud průtok neodpovídá návrhu, pak se zajistí.', 'Na prívod aj odvod v bytoch. Tanierom sa otáča, kým prietok nezodpovedá návrhu, potom sa zaistí.', 'For supply and extract in homes. Turn the disc until the planned airflow is right, then lock it.'),
  },
  {
    category: 'B1', parameter: 'bypass', value: 'auto',
    title: t('Lüftungsgeräte mit automatischem Sommerbypass', 'Rekuperační jednotky s automatickým bypassem', 'Rekuperačné jednotky s automatickým bypassom', 'Heat recovery units with automatic bypass'),
    description: t('In kühlen Nächten geht die Luft am Wärmetauscher vorbei. Eine Klimaanlage ersetzt das nicht.', 'Za chladných nocí jde vzduch mimo výměník. Klimatizaci to nenahradí.', 'Počas chladných nocí ide vzduch mimo výmenníka. Klimatizáciu to nenahradí.', 'On cool nights the air goes past the exchanger. It is no substitute for air conditioning.'),
  },
]
