import type { Locale } from '../../../domain/locale.ts'

export interface PaperTexts {
  page: (page: number, of: number) => string
  /** Edition of the data that a paper was made from. */
  edition: string
  articleNumber: string
  brand: string
  drawing: (article: string) => string
  drawingNote: string
  curve: (article: string) => string
  flow: string
  pressure: string
  power: string
  sound: string
  speed: string
  octaves: { soundPower: string; insertionLoss: string }
  frequency: string
  level: { soundPower: string; insertionLoss: string }
  connection: string
  connectionNote: string
  label: string
  tender: string
  tenderHead: string
  orEqual: string
  type: string
  tenderEnd: string
  productType: string
  characteristic: string
  performance: string
  specification: string
  signed: string
  noSignature: string
  soundPower: string
  airflow: string
}

export const paperTexts: Record<Locale, PaperTexts> = {
  de: {
    page: (page, of) => `Seite ${page} von ${of}`,
    edition: 'Stand',
    articleNumber: 'Artikelnummer',
    brand: 'Marke',
    drawing: (article) => `Maßzeichnung ${article}`,
    drawingNote: 'Maße in mm, nicht maßstäblich',
    curve: (article) => `Kennlinie ${article}`,
    flow: 'Luftmenge',
    pressure: 'Druck',
    power: 'Leistung',
    sound: 'LpA in 3 m',
    speed: 'Stufe',
    octaves: {
      soundPower: 'Schallleistung nach Oktavbändern',
      insertionLoss: 'Einfügungsdämpfung nach Oktavbändern',
    },
    frequency: 'Mittenfrequenz',
    level: { soundPower: 'LwA [dB(A)]', insertionLoss: 'De [dB]' },
    connection: 'Anschlussplan',
    connectionNote:
      'Prinzip der Klemmen. Maßgeblich ist der Plan am Gerät; anschließen darf nur eine Elektrofachkraft.',
    label: 'Energielabel',
    tender: 'Ausschreibungstext',
    tenderHead: 'Menge: ____  Einheitspreis: ____  Gesamtpreis: ____',
    orEqual: 'oder gleichwertig',
    type: 'Fabrikat / Typ',
    tenderEnd: 'liefern und nach Angaben des Herstellers betriebsfertig montieren.',
    productType: 'Eindeutiger Kenncode des Produkttyps',
    characteristic: 'Wesentliches Merkmal',
    performance: 'Leistung',
    specification: 'Technische Spezifikation',
    signed: 'Unterzeichnet für den Hersteller und im Namen des Herstellers von:',
    noSignature: 'Das unterschriebene Original liegt beim Hersteller.',
    soundPower: 'Schallleistung',
    airflow: 'Luftmenge',
  },
  cs: {
    page: (page, of) => `Strana ${page} z ${of}`,
    edition: 'Stav k',
    articleNumber: 'Objednací číslo',
    brand: 'Značka',
    drawing: (article) => `Rozměrový výkres ${article}`,
    drawingNote: 'Rozměry v mm, bez měřítka',
    curve: (article) => `Charakteristika ${article}`,
    flow: 'Průtok',
    pressure: 'Tlak',
    power: 'Příkon',
    sound: 'LpA ve 3 m',
    speed: 'Stupeň',
    octaves: {
      soundPower: 'Akustický výkon v oktávových pásmech',
      insertionLoss: 'Vložný útlum v oktávových pásmech',
    },
    frequency: 'Střední kmitočet',
    level: { soundPower: 'LwA [dB(A)]', insertionLoss: 'De [dB]' },
    connection: 'Schéma zapojení',
    connectionNote:
      'Princip svorek. Rozhodující je schéma na přístroji; zapojit jej smí jen osoba s elektrotechnickou kvalifikací.',
    label: 'Energetický štítek',
    tender: 'Text pro výběrové řízení',
    tenderHead: 'Množství: ____  Jednotková cena: ____  Celková cena: ____',
    orEqual: 'nebo rovnocenné',
    type: 'Výrobek / typ',
    tenderEnd: 'dodávka a montáž podle pokynů výrobce, připraveno k provozu.',
    productType: 'Jedinečný identifikační kód typu výrobku',
    characteristic: 'Základní charakteristika',
    performance: 'Vlastnost',
    specification: 'Technická specifikace',
    signed: 'Podepsáno za výrobce a jeho jménem:',
    noSignature: 'Podepsaný originál je uložen u výrobce.',
    soundPower: 'Akustický výkon',
    airflow: 'Průtok',
  },
  sk: {
    page: (page, of) => `Strana ${page} z ${of}`,
    edition: 'Stav k',
    articleNumber: 'Objednávacie číslo',
    brand: 'Značka',
    drawing: (article) => `Rozmerový výkres ${article}`,
    drawingNote: 'Rozmery v mm, bez mierky',
    curve: (article) => `Charakteristika ${article}`,
    flow: 'Prietok',
    pressure: 'Tlak',
    power: 'Príkon',
    sound: 'LpA v 3 m',
    speed: 'Stupeň',
    octaves: {
      soundPower: 'Akustický výkon v oktávových pásmach',
      insertionLoss: 'Vložný útlm v oktávových pásmach',
    },
    frequency: 'Stredná frekvencia',
    level: { soundPower: 'LwA [dB(A)]', insertionLoss: 'De [dB]' },
    connection: 'Schéma zapojenia',
    connectionNote:
      'Princíp svoriek. Rozhodujúca je schéma na prístroji; zapojiť ho smie len osoba s elektrotechnickou kvalifikáciou.',
    label: 'Energetický štítok',
    tender: 'Text pre verejné obstarávanie',
    tenderHead: 'Množstvo: ____  Jednotková cena: ____  Celková cena: ____',
    orEqual: 'alebo rovnocenné',
    type: 'Výrobok / typ',
    tenderEnd: 'dodávka a montáž podľa pokynov výrobcu, pripravené na prevádzku.',
    productType: 'Jedinečný identifikačný kód typu výrobku',
    characteristic: 'Podstatná vlastnosť',
    performance: 'Parameter',
    specification: 'Technická špecifikácia',
    signed: 'Podpísané za výrobcu a v jeho mene:',
    noSignature: 'Podpísaný originál je uložený u výrobcu.',
    soundPower: 'Akustický výkon',
    airflow: 'Prietok',
  },
  en: {
    page: (page, of) => `Page ${page} of ${of}`,
    edition: 'Edition',
    articleNumber: 'Article number',
    brand: 'Brand',
    drawing: (article) => `Dimension drawing ${article}`,
    drawingNote: 'Dimensions in mm, not to scale',
    curve: (article) => `Performance curve ${article}`,
    flow: 'Airflow',
    pressure: 'Pressure',
    power: 'Power',
    sound: 'LpA at 3 m',
    speed: 'Speed',
    octaves: {
      soundPower: 'Sound power by octave bands',
      insertionLoss: 'Insertion loss by octave bands',
    },
    frequency: 'Centre frequency',
    level: { soundPower: 'LwA [dB(A)]', insertionLoss: 'De [dB]' },
    connection: 'Connection diagram',
    connectionNote:
      'Principle of the terminals. The diagram on the device prevails; only a qualified electrician may connect it.',
    label: 'Energy label',
    tender: 'Tender text',
    tenderHead: 'Quantity: ____  Unit price: ____  Total price: ____',
    orEqual: 'or equivalent',
    type: 'Make / type',
    tenderEnd: 'to be delivered and installed ready for operation as the manufacturer specifies.',
    productType: 'Unique identification code of the product type',
    characteristic: 'Essential characteristic',
    performance: 'Performance',
    specification: 'Technical specification',
    signed: 'Signed for and on behalf of the manufacturer by:',
    noSignature: 'The signed original is kept by the manufacturer.',
    soundPower: 'Sound power',
    airflow: 'Airflow',
  },
}
