import type { Locale } from '../../locale.ts'
import { list } from './problem.ts'

const text = (de: string, cs: string, sk: string, en: string): Partial<Record<Locale, string>> => ({
  de,
  cs,
  sk,
  en,
})

/** Products that connect two diameters. */
export const reducer = text('Reduzierung', 'redukce', 'redukcia', 'reducer')

/** Products with a filter class. */
export const filter = text('Filter', 'filtr', 'filter', 'filter')

const centralUnit = text('KWL Gerät', 'rekuperační jednotka', 'rekuperačná jednotka', 'MVHR unit')
const singleRoom = text(
  'dezentrale Lüftung',
  'lokální rekuperace',
  'lokálna rekuperácia',
  'single room heat recovery',
)

const fan = text('Badlüfter', 'koupelnový ventilátor', 'kúpeľňový ventilátor', 'bathroom fan')

const ductHeater = text('Heizregister', 'ohřívač vzduchu', 'ohrievač vzduchu', 'duct heater')

/** Measures and properties that only one kind of products has: `Servopohon na klapku 5 Nm`. */
export const implying: readonly {
  code: string
  /** Only with this value: `na stenu` is one of the ways of `mounting`. */
  id?: string
  /** Only with a size of the catalogue: `400x200x1500` is a duct. */
  ifKnown?: true
  /** Only if the measure most likely means it. */
  isSure?: true
  /** Only if such products are named: an `ATEX regulator` is no fan. */
  of?: Partial<Record<Locale, string>>
  products: Partial<Record<Locale, string>>
}[] = [
  { code: 'torque', products: text('Stellantrieb', 'servopohon', 'servopohon', 'actuator') },
  { code: 'bearing', products: fan },
  {
    code: 'p_motor',
    of: text('Drehzahlregler', 'regulátor otáček', 'regulátor otáčok', 'speed controller'),
    products: text('Frequenzumrichter', 'frekvenční měnič', 'frekvenčný menič', 'inverter'),
  },
  {
    code: 'ctrl',
    id: 'wlan',
    of: text('Drehzahlregler', 'regulátor otáček', 'regulátor otáčok', 'speed controller'),
    products: text('WLAN Steuerung', 'wifi ovládání', 'wifi ovládanie', 'smart home'),
  },
  {
    code: 'heat_source',
    id: 'water',
    of: ductHeater,
    products: text(
      'Warmwasser Heizregister',
      'vodní ohřívač',
      'vodný ohrievač',
      'water duct heater',
    ),
  },
  { code: 'filter_dim', ifKnown: true, products: filter },
  // A pipe with an angle is a bend.
  {
    code: 'angle',
    isSure: true,
    ifKnown: true,
    of: text('Rohr', 'potrubí', 'potrubie', 'duct'),
    products: text('Bogen', 'oblouk', 'oblúk', 'bend'),
  },
  {
    code: 'atex',
    of: text('Ventilator', 'ventilátor', 'ventilátor', 'fan'),
    products: text('ATEX Ventilator', 'ATEX ventilátor', 'ATEX ventilátor', 'ATEX fan'),
  },
  {
    code: 'mounting',
    id: 'surface',
    of: centralUnit,
    products: text(
      'KWL Wandgerät',
      'nástěnná rekuperační jednotka',
      'nástenná rekuperačná jednotka',
      'wall mounted heat recovery unit',
    ),
  },
  {
    code: 'in_wall',
    of: centralUnit,
    products: singleRoom,
  },
  {
    code: 'slots',
    products: text('Schlitzauslass', 'štěrbinová výustka', 'štrbinová výustka', 'slot diffuser'),
  },
]

/** Of a property that only one kind of products has, if none is named: `Luftgeschwindigkeit`. */
export const meter = text('Messgerät', 'měřicí přístroj', 'merací prístroj', 'anemometer')

/** Parts of a unit. */
export const spare = text('Ersatzteil', 'náhradní díl', 'náhradný diel', 'spare part')

const duct = text('Wickelfalzrohr', 'spiro potrubí', 'spiro potrubie', 'spiral duct')
const damper = text('Drosselklappe', 'regulační klapka', 'regulačná klapka', 'throttle damper')
const fire = text('Brandschutzklappe', 'požární klapka', 'požiarna klapka', 'fire damper')

/** Kinds of products that lack a part of another kind: `KWL ohne Rohre` means a single-room unit. */
export const productsWithoutPart: readonly {
  of: Partial<Record<Locale, string>>
  parts: readonly Partial<Record<Locale, string>>[]
  products: Partial<Record<Locale, string>>
}[] = [
  {
    of: text('KWL', 'rekuperace', 'rekuperácia', 'MVHR'),
    parts: [
      text('Rohr', 'potrubí', 'potrubie', 'duct'),
      text('Schlauch', 'hadice', 'hadica', 'flexible duct'),
      text('Kanal', 'čtyřhranné potrubí', 'štvorhranné potrubie', 'rectangular duct'),
      text('KWL Rohr', 'rozvodná hadice', 'rozvodná hadica', 'semi rigid duct'),
    ],
    products: singleRoom,
  },
]

/** What others are for or fit into: beside another product, it is no second request. */
export const hosts = list(
  'Lüfter, KWL, Rohr, Schlauch, Kanal, Flachkanal, KWL Rohr, Dunstabzugshaube, Heizregister, Set, Dichtmasse',
  'ventilátor, rekuperace, potrubí, hadice, plochý kanál, čtyřhranné potrubí, rozvodná hadice, digestoř, ohřívač, sada, tmel',
  'ventilátor, rekuperácia, potrubie, hadica, plochý kanál, štvorhranné potrubie, rozvodná hadica, digestor, ohrievač, sada, tmel',
  'fan, MVHR, duct, hose, flat duct, rectangular duct, semi rigid duct, cooker hood, duct heater, kit, sealant',
)

/** Verbs for which products are requested: `Abluftrohr dämmen`. */
export const activities = list(
  'dämmen, isolieren, abdichten, aufhängen, befestigen, verlängern',
  'izolovat, zaizolovat, utěsnit, zatěsnit, zavěsit, upevnit, uchytit, prodloužit',
  'izolovať, zaizolovať, utesniť, zatesniť, zavesiť, upevniť, uchytiť, predĺžiť',
  'insulate, seal, hang',
)

/** Products whose name is a property of others: a tee is `reduced`, an inlet has a filter. */
export const namesOfProperties: readonly { code: string; names: ReturnType<typeof list> }[] = [
  { code: 'dn2', names: list('Reduzierung', 'redukce', 'redukcia', 'reducer') },
  { code: 'filter_iso', names: list('Filter', 'filtr', 'filter', 'filter') },
  { code: 'ins_thk', names: list('Dämmung', 'izolace', 'izolácia', 'insulation') },
  { code: 'equipment', names: list('Sensor', 'čidlo', 'snímač', 'sensor') },
]

/** Standards in queries, and the products that they apply to. */
export const standards: readonly { pattern: RegExp; products: Partial<Record<Locale, string>> }[] =
  [
    { pattern: /18017/, products: fan },
    { pattern: /13141-?[78]|13142|308|1946|16798|15665|6038/, products: centralUnit },
    { pattern: /13141|14134/, products: fan },
    { pattern: /779|16890|1822|29463|6022/, products: filter },
    { pattern: /15650|1366|13501|4102|12101|l(?:ü|ue?)ar/i, products: fire },
    { pattern: /1751/, products: damper },
    { pattern: /1506|12237|1505|1507|13180|12097/, products: duct },
  ]
