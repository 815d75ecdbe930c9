import type { Locale } from '../../../domain/locale.ts'
import type { SaleUnit } from '../../../domain/product/availability.ts'

interface CsvTexts {
  header: readonly string[]
  /** Of the rows that sum up all others at a rate. */
  whole: string
}

/** Words of an order's CSV file. */
export const csvTexts: Record<Locale, CsvTexts> = {
  de: {
    header: [
      'Artikelnummer',
      'Artikel',
      'Menge',
      'davon gratis',
      'Einheit',
      'Einzelpreis netto',
      'Einzelpreis brutto',
      'MwSt. %',
      'Netto',
      'MwSt.',
      'Brutto',
      'Währung',
    ],
    whole: 'Gesamtbetrag',
  },
  cs: {
    header: [
      'Číslo zboží',
      'Zboží',
      'Množství',
      'z toho zdarma',
      'Jednotka',
      'Cena za jednotku bez DPH',
      'Cena za jednotku s DPH',
      'DPH %',
      'Bez DPH',
      'DPH',
      'S DPH',
      'Měna',
    ],
    whole: 'Celkem k úhradě',
  },
  sk: {
    header: [
      'Číslo tovaru',
      'Tovar',
      'Množstvo',
      'z toho zadarmo',
      'Jednotka',
      'Cena za jednotku bez DPH',
      'Cena za jednotku s DPH',
      'DPH %',
      'Bez DPH',
      'DPH',
      'S DPH',
      'Mena',
    ],
    whole: 'Spolu na úhradu',
  },
  en: {
    header: [
      'Article number',
      'Article',
      'Quantity',
      'of which free',
      'Unit',
      'Unit price excl. VAT',
      'Unit price incl. VAT',
      'VAT %',
      'Net',
      'VAT',
      'Gross',
      'Currency',
    ],
    whole: 'Total',
  },
}

type Unit = SaleUnit['code']

export const unitTexts: Record<Locale, Record<Unit, string>> = {
  de: {
    piece: 'Stück',
    metre: 'm',
    squareMetre: 'm²',
    pack: 'Packung',
    pair: 'Paar',
    set: 'Set',
    roll: 'Rolle',
  },
  cs: {
    piece: 'kus',
    metre: 'm',
    squareMetre: 'm²',
    pack: 'balení',
    pair: 'pár',
    set: 'sada',
    roll: 'role',
  },
  sk: {
    piece: 'kus',
    metre: 'm',
    squareMetre: 'm²',
    pack: 'balenie',
    pair: 'pár',
    set: 'sada',
    roll: 'rolka',
  },
  en: {
    piece: 'piece',
    metre: 'm',
    squareMetre: 'm²',
    pack: 'pack',
    pair: 'pair',
    set: 'set',
    roll: 'roll',
  },
}
