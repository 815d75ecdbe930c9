import { promiseText } from '../../domain/checkout/delivery/promise-text.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/order/order.ts'
import { routesOf } from '../../domain/routes.ts'
import { formatMoney, toMinor } from '../pricing/money.ts'
import { addressLine } from '../store/checkout/delivery/branches.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint, orderLegal } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import { promiseTexts } from './promise-texts.ts'
import { transferParagraph } from './transfer-paragraph.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

interface Texts {
  subject: (code: string) => string
  thanks: (name: string) => string
  items: string
  total: string
  branch: (name: string, address: string) => string
  tax: (percent: string) => string
  button: string
}

const texts: Record<Locale, Texts> = {
  de: {
    subject: (code) => `Bestellbestätigung ${code}`,
    thanks: (name) =>
      `Guten Tag ${name},\nvielen Dank für Ihre Bestellung. Damit bestätigen wir ihren Eingang:`,
    items: 'Waren',
    total: 'Gesamtbetrag inkl. MwSt.',
    branch: (name, address) => `Abholung: ${name}, ${address}`,
    tax: (percent) => `darin MwSt. ${percent}\u00a0%`,
    button: 'Bestellung ansehen',
  },
  cs: {
    subject: (code) => `Potvrzení objednávky ${code}`,
    thanks: (name) =>
      `Dobrý den, ${name},\nděkujeme za objednávku. Tímto potvrzujeme její přijetí:`,
    items: 'Zboží',
    total: 'Celkem včetně DPH',
    branch: (name, address) => `Vyzvednutí: ${name}, ${address}`,
    tax: (percent) => `z toho DPH ${percent}\u00a0%`,
    button: 'Zobrazit objednávku',
  },
  sk: {
    subject: (code) => `Potvrdenie objednávky ${code}`,
    thanks: (name) =>
      `Dobrý deň, ${name},\nďakujeme za objednávku. Týmto potvrdzujeme jej prijatie:`,
    items: 'Tovar',
    total: 'Spolu vrátane DPH',
    branch: (name, address) => `Vyzdvihnutie: ${name}, ${address}`,
    tax: (percent) => `z toho DPH ${percent}\u00a0%`,
    button: 'Zobraziť objednávku',
  },
  en: {
    subject: (code) => `Order confirmation ${code}`,
    thanks: (name) =>
      `Hello ${name},\nthank you for your order. We confirm that we have received it:`,
    items: 'Goods',
    total: 'Total including VAT',
    branch: (name, address) => `Collection: ${name}, ${address}`,
    tax: (percent) => `of which VAT ${percent}%`,
    button: 'View order',
  },
}

/** `isProven`: whoever ordered is known to read this address; else no name that was typed is in it. */
export function orderConfirmation(
  merchant: Merchant,
  locale: Locale,
  order: Order,
  shopUrl: string,
  { isProven }: { isProven: boolean },
): MailText {
  const { subject, thanks, items: itemsLabel, total, tax, button } = texts[locale]
  const money = moneyIn(order.currencyCode, locale)
  const { prices } = order
  const { vatPercent } = prices
  return layOut(locale, {
    kind: 'order_confirmation',
    subject: subject(order.code),
    paragraphs: [
      isProven ? thanks(order.customer.name) : thanks('').replace(/^[^\n]*/, greetings[locale]),
      ...arrival(order, locale),
      ...transferParagraph(merchant, order, locale),
    ],
    rows: [
      ...order.items.map((item) => [
        `${amountIn(item.amount, locale)} × ${item.name}`,
        money(item.totalWithTax),
      ]),
      [itemsLabel, money(prices.itemsWithTax)],
      [order.shipper.name, money(prices.shipperPriceWithTax)],
      [order.payment.name, money(prices.paymentPriceWithTax)],
      [total, money(prices.totalWithTax)],
      ...(vatPercent === undefined
        ? []
        : [
            [
              tax(amountIn(vatPercent, locale)),
              money(prices.totalWithTax - prices.totalWithoutTax),
            ],
          ]),
    ],
    button: { label: button, href: shopUrl + routesOf(locale).checkoutFinished(order.token) },
    legal: [...orderLegal(merchant, locale, shopUrl, order.code), imprint(merchant, locale)],
  })
}

/** When and where the items arrive, as one paragraph. */
function arrival(order: Order, locale: Locale): string[] {
  const { branch } = texts[locale]
  const { expectedDelivery, branch: place, deliveryTime: slot, shippingAddress, shipper } = order
  const promise = expectedDelivery && {
    kind: 'date' as const,
    day: expectedDelivery,
    orderBy: null,
  }
  const lines = [
    promise && promiseText(promise, { type: shipper.type, locale, slot }, promiseTexts(locale)),
    place && shippingAddress && branch(place.name, addressLine(shippingAddress)),
  ].filter(Boolean)
  return lines.length ? [lines.join('\n')] : []
}

function moneyIn(currency: CurrencyCode, locale: Locale) {
  return (amount: number) => formatMoney(toMinor(amount), currency, locale)
}

function amountIn(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(amount)
}
