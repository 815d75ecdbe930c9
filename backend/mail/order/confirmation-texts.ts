import type { Locale } from '../../../domain/locale.ts'

interface Texts {
  subject: (code: string) => string
  /** Below the greeting. */
  thanks: string
  greeting: (name: string) => string
  /** Heads of the list of items. */
  columns: readonly [string, string]
  /** How to transfer the amount, and when the goods leave. */
  transfer: string
  supplier: string
  customer: string
  /** Names of files that come with the mail. */
  attached: (names: string) => string
  button: string
}

export const confirmationTexts: Record<Locale, Texts> = {
  de: {
    subject: (code) => `Bestellbestätigung ${code}`,
    thanks: 'vielen Dank für Ihre Bestellung, deren Eingang wir hiermit bestätigen.',
    greeting: (name) => `Guten Tag ${name},`,
    columns: ['Artikel', 'Summe'],
    transfer:
      'Bitte überweisen Sie den Betrag mit diesen Angaben. Wir versenden, sobald er eingegangen ist.',
    supplier: 'USt-IdNr. des Lieferers',
    customer: 'USt-IdNr. des Erwerbers',
    attached: (names) => `Im Anhang: ${names}.`,
    button: 'Bestellung ansehen',
  },
  cs: {
    subject: (code) => `Potvrzení objednávky ${code}`,
    thanks: 'děkujeme za objednávku a tímto potvrzujeme její přijetí.',
    greeting: (name) => `Dobrý den, ${name},`,
    columns: ['Položka', 'Celkem'],
    transfer: 'Částku prosím převeďte s těmito údaji. Zboží odešleme, jakmile platbu přijmeme.',
    supplier: 'DIČ dodavatele',
    customer: 'DIČ odběratele',
    attached: (names) => `V příloze: ${names}.`,
    button: 'Zobrazit objednávku',
  },
  sk: {
    subject: (code) => `Potvrdenie objednávky ${code}`,
    thanks: 'ďakujeme za objednávku a týmto potvrdzujeme jej prijatie.',
    greeting: (name) => `Dobrý deň, ${name},`,
    columns: ['Položka', 'Spolu'],
    transfer: 'Sumu, prosím, preveďte s týmito údajmi. Tovar odošleme, hneď ako platbu prijmeme.',
    supplier: 'IČ DPH dodávateľa',
    customer: 'IČ DPH odberateľa',
    attached: (names) => `V prílohe: ${names}.`,
    button: 'Zobraziť objednávku',
  },
  en: {
    subject: (code) => `Order confirmation ${code}`,
    thanks: 'thank you for your order. We confirm that we have received it.',
    greeting: (name) => `Hello ${name},`,
    columns: ['Item', 'Total'],
    transfer:
      'Please transfer the amount with these details. We send the goods as soon as it has arrived.',
    supplier: 'VAT ID of the supplier',
    customer: 'VAT ID of the customer',
    attached: (names) => `Attached: ${names}.`,
    button: 'View order',
  },
}
