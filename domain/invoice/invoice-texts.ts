import type { Locale } from '../locale.ts'
import type { TaxCategory } from '../tax/tax-decision.ts'

/** Sentences that an invoice needs in XML as in PDF, in its own language. */
export interface InvoiceTexts {
  freeOfCharge: string
  rounding: string
  /** What is agreed beside the goods. */
  adjustment: string
  /** Of categories without VAT (BT-120; Dir. 2006/112/EC Art. 226 (11), (11a)). */
  exempt: Record<Exclude<TaxCategory, 'S'>, string>
  reasons: Record<'withdrawal' | 'cancellation' | 'return' | 'goodwill', string>
  isPaid: string
  refunded: string
  onDelivery: string
  dueAtOnce: string
  dueOn: (day: string) => string
}

export const invoiceTexts: Record<Locale, InvoiceTexts> = {
  de: {
    freeOfCharge: 'Gratismenge',
    rounding: 'Rundung',
    adjustment: 'Ausgleich nach Vereinbarung',
    exempt: {
      K: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG)',
      AE: 'Steuerschuldnerschaft des Leistungsempfängers',
      G: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG)',
    },
    reasons: {
      withdrawal: 'Rechnungskorrektur wegen Widerrufs',
      cancellation: 'Rechnungskorrektur wegen Stornierung',
      return: 'Rechnungskorrektur wegen Rückgabe',
      goodwill: 'Rechnungskorrektur aus Kulanz',
    },
    isPaid: 'Der Betrag ist bezahlt.',
    refunded: 'Der Betrag wird auf dem Zahlungsweg der Bestellung erstattet.',
    onDelivery: 'Zahlbar bar bei Übergabe der Ware.',
    dueAtOnce: 'Zahlbar sofort ohne Abzug.',
    dueOn: (day) => `Zahlbar bis ${day} ohne Abzug.`,
  },
  cs: {
    freeOfCharge: 'Množství zdarma',
    rounding: 'Zaokrouhlení',
    adjustment: 'Vyrovnání dle dohody',
    exempt: {
      K: 'Dodání zboží do jiného členského státu osvobozené od daně (čl. 138 směrnice 2006/112/ES)',
      AE: 'Daň odvede zákazník',
      G: 'Vývoz zboží osvobozený od daně (čl. 146 směrnice 2006/112/ES)',
    },
    reasons: {
      withdrawal: 'Opravný doklad z důvodu odstoupení od smlouvy',
      cancellation: 'Opravný doklad z důvodu storna',
      return: 'Opravný doklad z důvodu vrácení zboží',
      goodwill: 'Opravný doklad: sleva poskytnutá dodatečně',
    },
    isPaid: 'Částka je uhrazena.',
    refunded: 'Částku vrátíme stejným způsobem, jakým byla objednávka zaplacena.',
    onDelivery: 'Platba v hotovosti při převzetí zboží.',
    dueAtOnce: 'Splatné ihned, bez srážek.',
    dueOn: (day) => `Splatné do ${day}, bez srážek.`,
  },
  sk: {
    freeOfCharge: 'Množstvo zdarma',
    rounding: 'Zaokrúhlenie',
    adjustment: 'Vyrovnanie podľa dohody',
    exempt: {
      K: 'Dodanie tovaru do iného členského štátu oslobodené od dane (čl. 138 smernice 2006/112/ES)',
      AE: 'Prenesenie daňovej povinnosti',
      G: 'Vývoz tovaru oslobodený od dane (čl. 146 smernice 2006/112/ES)',
    },
    reasons: {
      withdrawal: 'Dobropis z dôvodu odstúpenia od zmluvy',
      cancellation: 'Dobropis z dôvodu storna',
      return: 'Dobropis z dôvodu vrátenia tovaru',
      goodwill: 'Dobropis: dodatočne poskytnutá zľava',
    },
    isPaid: 'Suma je uhradená.',
    refunded: 'Sumu vrátime rovnakým spôsobom, akým bola objednávka zaplatená.',
    onDelivery: 'Platba v hotovosti pri prevzatí tovaru.',
    dueAtOnce: 'Splatné ihneď, bez zrážok.',
    dueOn: (day) => `Splatné do ${day}, bez zrážok.`,
  },
  en: {
    freeOfCharge: 'Free quantity',
    rounding: 'Rounding',
    adjustment: 'Settlement as agreed',
    exempt: {
      K: 'Intra-Community supply exempt from VAT (Art. 138 Directive 2006/112/EC)',
      AE: 'Reverse charge',
      G: 'Export exempt from VAT (Art. 146 Directive 2006/112/EC)',
    },
    reasons: {
      withdrawal: 'Credit note for a withdrawal from the contract',
      cancellation: 'Credit note for a cancellation',
      return: 'Credit note for returned goods',
      goodwill: 'Credit note for a reduction granted afterwards',
    },
    isPaid: 'The amount has been paid.',
    refunded: 'The amount is paid back the way the order was paid.',
    onDelivery: 'Payable in cash when the goods are handed over.',
    dueAtOnce: 'Payable at once, without deduction.',
    dueOn: (day) => `Payable by ${day}, without deduction.`,
  },
}
