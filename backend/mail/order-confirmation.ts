import type { CurrencyCode } from '../../domain/currency.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/order.ts'
import { routesOf } from '../../domain/routes.ts'
import { formatMoney, toMinor } from '../pricing/money.ts'
import { layOut } from './layout.ts'
import { imprint, orderLegal } from './legal.ts'
import type { MailText } from './outbox-table.ts'

interface Texts {
  subject: (code: string) => string
  thanks: (name: string) => string
  goods: string
  total: string
  delivery: (date: string) => string
  button: string
}

const texts: Record<Locale, Texts> = {
  de: {
    subject: (code) => `Bestellbestätigung ${code}`,
    thanks: (name) =>
      `Guten Tag ${name},\nvielen Dank für Ihre Bestellung. Damit bestätigen wir ihren Eingang:`,
    goods: 'Waren',
    total: 'Gesamtbetrag inkl. MwSt.',
    delivery: (date) => `Voraussichtliche Lieferung: ${date}`,
    button: 'Bestellung ansehen',
  },
  cs: {
    subject: (code) => `Potvrzení objednávky ${code}`,
    thanks: (name) =>
      `Dobrý den, ${name},\nděkujeme za objednávku. Tímto potvrzujeme její přijetí:`,
    goods: 'Zboží',
    total: 'Celkem včetně DPH',
    delivery: (date) => `Předpokládané doručení: ${date}`,
    button: 'Zobrazit objednávku',
  },
  sk: {
    subject: (code) => `Potvrdenie objednávky ${code}`,
    thanks: (name) =>
      `Dobrý deň, ${name},\nďakujeme za objednávku. Týmto potvrdzujeme jej prijatie:`,
    goods: 'Tovar',
    total: 'Spolu vrátane DPH',
    delivery: (date) => `Predpokladané doručenie: ${date}`,
    button: 'Zobraziť objednávku',
  },
  en: {
    subject: (code) => `Order confirmation ${code}`,
    thanks: (name) =>
      `Hello ${name},\nthank you for your order. We confirm that we have received it:`,
    goods: 'Goods',
    total: 'Total including VAT',
    delivery: (date) => `Expected delivery: ${date}`,
    button: 'View order',
  },
}

export function orderConfirmation(locale: Locale, order: Order, shopUrl: string): MailText {
  const { subject, thanks, goods, total, delivery, button } = texts[locale]
  const money = moneyIn(order.currencyCode, locale)
  const { prices } = order
  return layOut(locale, {
    kind: 'order_confirmation',
    subject: subject(order.code),
    paragraphs: [
      thanks(order.customer.name),
      ...(order.expectedDelivery ? [delivery(dateIn(order.expectedDelivery, locale))] : []),
    ],
    rows: [
      ...order.items.map((item) => [
        `${amountIn(item.amount, locale)} × ${item.name}`,
        money(item.totalWithTax),
      ]),
      [goods, money(prices.itemsWithTax)],
      [order.shipper.name, money(prices.shipperPriceWithTax)],
      [order.payment.name, money(prices.paymentPriceWithTax)],
      [total, money(prices.totalWithTax)],
    ],
    button: { label: button, href: shopUrl + routesOf(locale).checkoutFinished(order.token) },
    legal: [...orderLegal(locale, shopUrl), imprint(locale)],
  })
}

function moneyIn(currency: CurrencyCode, locale: Locale) {
  return (amount: number) => formatMoney(toMinor(amount), currency, locale)
}

function amountIn(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(amount)
}

function dateIn(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
}
