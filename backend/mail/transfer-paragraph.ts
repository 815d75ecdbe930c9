import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/order/order.ts'
import { bankTransferOf } from '../pay/bank-account.ts'
import { formatMoney, toMinor } from '../pricing/money.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

const texts: Record<Locale, { lead: string; labels: [string, string, string, string, string] }> = {
  de: {
    lead: 'Bitte überweisen Sie den Betrag mit diesen Angaben. Wir versenden, sobald er eingegangen ist.',
    labels: ['Empfänger', 'IBAN', 'BIC', 'Betrag', 'Verwendungszweck'],
  },
  cs: {
    lead: 'Částku prosím převeďte s těmito údaji. Zboží odešleme, jakmile platbu přijmeme.',
    labels: ['Příjemce', 'IBAN', 'BIC', 'Částka', 'Variabilní symbol'],
  },
  sk: {
    lead: 'Sumu, prosím, preveďte s týmito údajmi. Tovar odošleme, hneď ako platbu prijmeme.',
    labels: ['Príjemca', 'IBAN', 'BIC', 'Suma', 'Variabilný symbol'],
  },
  en: {
    lead: 'Please transfer the amount with these details. We send the goods as soon as it has arrived.',
    labels: ['Recipient', 'IBAN', 'BIC', 'Amount', 'Reference'],
  },
}

/** What a bank transfer needs, as a paragraph of a mail; none for an order that is paid otherwise. */
export function transferParagraph(merchant: Merchant, order: Order, locale: Locale): string[] {
  const transfer = bankTransferOf(merchant, order, true)
  if (!transfer) return []
  const { lead, labels } = texts[locale]
  const values = [
    transfer.holder,
    transfer.iban.replace(/(.{4})(?=.)/g, '$1 '),
    transfer.bic,
    formatMoney(toMinor(order.prices.totalWithTax), order.currencyCode, locale),
    transfer.reference,
  ]
  return [[lead, ...labels.map((label, index) => `${label}: ${values[index]}`)].join('\n')]
}
