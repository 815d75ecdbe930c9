import type { InvoiceKind } from '../../../../domain/invoice/invoice.ts'
import type { Offer } from '../../../../domain/offer/offer.ts'
import type { Locale } from '../../../../domain/locale.ts'

type PrintedKind = InvoiceKind | Offer['kind']

export interface PdfTexts {
  titles: Record<PrintedKind, string>
  /** Below a pro forma's title: what it is not. */
  noInvoice: string
  numbers: Record<PrintedKind, string>
  date: string
  /** Date of the taxable supply (Dir. 2006/112/EC Art. 226 (7)). */
  delivered: string
  notDelivered: string
  due: string
  order: string
  yourOrder: string
  buyerReference: string
  toInvoice: string
  page: (page: number, of: number) => string
  deliverTo: string
  columns: {
    position: string
    item: string
    amount: string
    price: string
    rate: string
    sum: string
  }
  code: string
  carriedOver: string
  free: (amount: string) => string
  sums: string
  net: string
  vat: string
  gross: string
  rates: string
  paid: string
  toPay: string
  toRefund: string
  payment: string
  reference: string
  companyNumber: string
  vatId: string
  taxId: string
  credits: string
  /** Of an offer. */
  validUntil: string
  /** What an offer promises. */
  offered: (day: string) => string
  /** How it is delivered, and what that costs where no line says so. */
  delivery: string
  freeDelivery: string
  deliveryOnRequest: string
  /** Heads of the columns where prices are with tax. */
  grossColumns: { price: string; sum: string }
  sumsGross: string
}

export const pdfTexts: Record<Locale, PdfTexts> = {
  de: {
    titles: {
      invoice: 'Rechnung',
      credit_note: 'Rechnungskorrektur',
      proforma: 'Proforma-Rechnung',
      offer: 'Angebot',
    },
    noInvoice: 'Keine Rechnung im Sinne des UStG; sie berechtigt nicht zum Vorsteuerabzug.',
    numbers: {
      invoice: 'Rechnungsnummer',
      credit_note: 'Belegnummer',
      proforma: 'Nummer',
      offer: 'Angebotsnummer',
    },
    date: 'Datum',
    delivered: 'Lieferdatum',
    notDelivered: 'Vorauszahlung, Lieferung folgt',
    due: 'Zahlbar bis',
    order: 'Bestellung',
    yourOrder: 'Ihre Bestellnummer',
    buyerReference: 'Leitweg-ID',
    toInvoice: 'Zur Rechnung',
    page: (page, of) => `Seite ${page} von ${of}`,
    deliverTo: 'Lieferanschrift',
    columns: {
      position: 'Pos.',
      item: 'Artikel',
      amount: 'Menge',
      price: 'Einzelpreis netto',
      rate: 'USt',
      sum: 'Summe netto',
    },
    code: 'Art.-Nr.',
    carriedOver: 'Übertrag',
    free: (amount) => `davon gratis: ${amount}`,
    sums: 'Summe der Positionen netto',
    net: 'Netto',
    vat: 'USt',
    gross: 'Brutto',
    rates: 'Steuersatz',
    paid: 'Bereits bezahlt',
    toPay: 'Zu zahlen',
    toRefund: 'Erstattungsbetrag',
    payment: 'Zahlungsart',
    reference: 'Verwendungszweck',
    companyNumber: 'IČO',
    vatId: 'USt-IdNr.',
    taxId: 'Steuernummer',
    credits: 'Bonuspunkte',
    validUntil: 'Gültig bis',
    offered: (day) =>
      `Bis zum ${day} verkaufen wir Ihnen diese Waren zu diesen Preisen, solange der Vorrat reicht; schreiben Sie uns dazu mit der Angebotsnummer. Im Onlineshop gelten die Preise des Tages.`,
    grossColumns: { price: 'Einzelpreis brutto', sum: 'Summe brutto' },
    sumsGross: 'Summe der Positionen brutto',
    delivery: 'Versand',
    freeDelivery: 'kostenlos',
    deliveryOnRequest: 'auf Anfrage',
  },
  cs: {
    titles: {
      invoice: 'Faktura – daňový doklad',
      credit_note: 'Opravný daňový doklad',
      proforma: 'Proforma faktura',
      offer: 'Nabídka',
    },
    noInvoice: 'Není daňovým dokladem.',
    numbers: {
      invoice: 'Číslo faktury',
      credit_note: 'Číslo dokladu',
      proforma: 'Číslo',
      offer: 'Číslo nabídky',
    },
    date: 'Datum vystavení',
    delivered: 'Datum uskutečnění plnění',
    notDelivered: 'platba předem, dodání následuje',
    due: 'Datum splatnosti',
    order: 'Objednávka',
    yourOrder: 'Vaše číslo objednávky',
    buyerReference: 'Leitweg-ID',
    toInvoice: 'K faktuře',
    page: (page, of) => `Strana ${page} z ${of}`,
    deliverTo: 'Dodací adresa',
    columns: {
      position: 'Č.',
      item: 'Položka',
      amount: 'Množství',
      price: 'Cena bez DPH',
      rate: 'DPH',
      sum: 'Celkem bez DPH',
    },
    code: 'Kód',
    carriedOver: 'Převod',
    free: (amount) => `z toho zdarma: ${amount}`,
    sums: 'Součet položek bez DPH',
    net: 'Základ daně',
    vat: 'DPH',
    gross: 'S DPH',
    rates: 'Sazba',
    paid: 'Již uhrazeno',
    toPay: 'K úhradě',
    toRefund: 'K vrácení',
    payment: 'Způsob platby',
    reference: 'Variabilní symbol',
    companyNumber: 'IČO',
    vatId: 'DIČ',
    taxId: 'Daňové číslo',
    credits: 'Věrnostní body',
    validUntil: 'Platí do',
    offered: (day) =>
      `Do ${day} vám toto zboží prodáme za uvedené ceny do vyprodání zásob; napište nám a uveďte číslo nabídky. V e-shopu platí ceny daného dne.`,
    grossColumns: { price: 'Cena s DPH', sum: 'Celkem s DPH' },
    sumsGross: 'Součet položek s DPH',
    delivery: 'Doprava',
    freeDelivery: 'zdarma',
    deliveryOnRequest: 'na dotaz',
  },
  sk: {
    titles: {
      invoice: 'Faktúra – daňový doklad',
      credit_note: 'Opravná faktúra (dobropis)',
      proforma: 'Proforma faktúra',
      offer: 'Ponuka',
    },
    noInvoice: 'Nie je daňovým dokladom.',
    numbers: {
      invoice: 'Číslo faktúry',
      credit_note: 'Číslo dokladu',
      proforma: 'Číslo',
      offer: 'Číslo ponuky',
    },
    date: 'Dátum vystavenia',
    delivered: 'Dátum dodania',
    notDelivered: 'platba vopred, dodanie nasleduje',
    due: 'Dátum splatnosti',
    order: 'Objednávka',
    yourOrder: 'Vaše číslo objednávky',
    buyerReference: 'Leitweg-ID',
    toInvoice: 'K faktúre',
    page: (page, of) => `Strana ${page} z ${of}`,
    deliverTo: 'Dodacia adresa',
    columns: {
      position: 'Č.',
      item: 'Položka',
      amount: 'Množstvo',
      price: 'Cena bez DPH',
      rate: 'DPH',
      sum: 'Spolu bez DPH',
    },
    code: 'Kód',
    carriedOver: 'Prenos',
    free: (amount) => `z toho zdarma: ${amount}`,
    sums: 'Súčet položiek bez DPH',
    net: 'Základ dane',
    vat: 'DPH',
    gross: 'S DPH',
    rates: 'Sadzba',
    paid: 'Už uhradené',
    toPay: 'Na úhradu',
    toRefund: 'Na vrátenie',
    payment: 'Spôsob platby',
    reference: 'Variabilný symbol',
    companyNumber: 'IČO',
    vatId: 'IČ DPH',
    taxId: 'DIČ',
    credits: 'Vernostné body',
    validUntil: 'Platí do',
    offered: (day) =>
      `Do ${day} vám tento tovar predáme za uvedené ceny do vypredania zásob; napíšte nám a uveďte číslo ponuky. V e-shope platia ceny daného dňa.`,
    grossColumns: { price: 'Cena s DPH', sum: 'Spolu s DPH' },
    sumsGross: 'Súčet položiek s DPH',
    delivery: 'Doprava',
    freeDelivery: 'zadarmo',
    deliveryOnRequest: 'na vyžiadanie',
  },
  en: {
    titles: {
      invoice: 'Invoice',
      credit_note: 'Credit note',
      proforma: 'Pro forma invoice',
      offer: 'Offer',
    },
    noInvoice: 'Not a VAT invoice; it gives no right to deduct input tax.',
    numbers: {
      invoice: 'Invoice number',
      credit_note: 'Credit note number',
      proforma: 'Number',
      offer: 'Offer number',
    },
    date: 'Date of issue',
    delivered: 'Date of supply',
    notDelivered: 'prepaid, delivery follows',
    due: 'Payable by',
    order: 'Order',
    yourOrder: 'Your order number',
    buyerReference: 'Buyer reference',
    toInvoice: 'For invoice',
    page: (page, of) => `Page ${page} of ${of}`,
    deliverTo: 'Delivery address',
    columns: {
      position: 'No.',
      item: 'Item',
      amount: 'Quantity',
      price: 'Unit price net',
      rate: 'VAT',
      sum: 'Total net',
    },
    code: 'Code',
    carriedOver: 'Carried over',
    free: (amount) => `of which free: ${amount}`,
    sums: 'Sum of items net',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    rates: 'Rate',
    paid: 'Already paid',
    toPay: 'Amount due',
    toRefund: 'Amount refunded',
    payment: 'Payment',
    reference: 'Payment reference',
    companyNumber: 'Company number',
    vatId: 'VAT ID',
    taxId: 'Tax number',
    credits: 'Loyalty credits',
    validUntil: 'Valid until',
    offered: (day) =>
      `Until ${day} we sell you these goods at these prices while stocks last; write to us with the number of the offer. In the online shop the prices of the day apply.`,
    grossColumns: { price: 'Unit price gross', sum: 'Total gross' },
    sumsGross: 'Sum of items gross',
    delivery: 'Delivery',
    freeDelivery: 'free of charge',
    deliveryOnRequest: 'on request',
  },
}
