import { toDecimal, toMinor } from '../minor-units.ts'
import type { Locale } from '../locale.ts'
import { defaultLocale } from '../locales/locales.ts'
import { addUp } from './add-up.ts'
import { roundTogether } from './rounding/apportion.ts'
import type { DocumentLine, OrderDocument, TaxedSum, TaxShare } from './order-document.ts'
import type { Order, OrderItem } from './order.ts'

/** An order's document; reconstructed from the order if the store keeps none. */
export function documentOf(order: Order, locale: Locale = defaultLocale): OrderDocument {
  return order.document ?? documentOfParts(order, locale)
}

const nobody = { street: '', houseNumber: '', city: '', postcode: '', country: 'DEU' }

function documentOfParts(order: Order, locale: Locale): OrderDocument {
  const { prices, shipper, payment, items, shippingAddress, billingAddress } = order
  const { shipperPriceWithTax, shipperPriceWithoutTax } = prices
  const { paymentPriceWithTax, paymentPriceWithoutTax } = prices
  const whole = sumOf(prices.totalWithTax, prices.totalWithoutTax)
  const rate =
    prices.vatPercent ?? (whole.net > 0 ? Math.round((whole.vat / whole.net) * 200) / 2 : 0)
  const shareOf = (gross: number, net = gross / (1 + rate / 100)): TaxShare => ({
    category: 'S',
    rate,
    ...sumOf(gross, net),
  })
  const nets = netsOf(order, rate)
  const partOf = (gross: number, net?: number) => {
    const share = shareOf(gross, net)
    return { shares: [share], total: addUp([share]) }
  }
  const lines = items
    .filter(({ variantId }) => variantId)
    .map((item) => lineOf(item, shareOf, nets.get(item.id)))
  const allowances = items
    .filter(({ variantId }) => !variantId)
    .map((item) => ({
      kind: item.catalogCode ? ('coupon' as const) : ('credits' as const),
      code: item.catalogCode,
      credits: 0,
      name: item.name,
      ...partOf(item.totalWithTax, nets.get(item.id)),
    }))
  const country = shippingAddress?.country ?? nobody.country
  const shipping = {
    id: shipper.id,
    name: shipper.name,
    ...partOf(shipperPriceWithTax, shipperPriceWithoutTax),
  }
  const fee = {
    id: payment.id,
    name: payment.name,
    ...partOf(paymentPriceWithTax, paymentPriceWithoutTax),
  }
  return {
    code: order.code,
    createdAt: order.createdAt,
    locale,
    currencyCode: order.currencyCode,
    priceView: 'gross',
    customer: order.customer,
    business: order.business,
    billingAddress: billingAddress ?? nobody,
    shippingAddress: shippingAddress ?? nobody,
    recipient: { name: order.customer.name, businessName: '', phone: '' },
    customerOrderNumber: '',
    buyerReference: '',
    note: '',
    shipperNote: '',
    tax: {
      category: 'S',
      scheme: 'domestic',
      country,
      region: null,
      dispatchCountry: country,
      isEstimate: false,
      exemption: null,
      vatId: null,
    },
    lines,
    allowances,
    shipping,
    payment: fee,
    taxes: [{ category: 'S', rate, ...whole }],
    totals: {
      lines: addUp(lines.map(({ total }) => total)),
      allowances: addUp(allowances.map(({ total }) => total)),
      charges: addUp([shipping.total, fee.total]),
      order: whole,
    },
    delivery: {
      type: shipper.type,
      promise: order.expectedDelivery
        ? { kind: 'date', day: order.expectedDelivery, orderBy: null }
        : null,
    },
    agreed: [],
  }
}

/** Net of each item, rounded together: with delivery and payment they sum to the order's net. */
function netsOf({ items, prices }: Order, rate: number): ReadonlyMap<string, number> {
  const { totalWithoutTax, shipperPriceWithoutTax, paymentPriceWithoutTax } = prices
  const all =
    toMinor(totalWithoutTax) - toMinor(shipperPriceWithoutTax) - toMinor(paymentPriceWithoutTax)
  const exact = items.map(({ totalWithTax }) => (toMinor(totalWithTax) * 100) / (100 + rate))
  return new Map(
    roundTogether(all, exact).map((net, index) => [items[index]?.id ?? '', toDecimal(net)]),
  )
}

function lineOf(
  item: OrderItem,
  shareOf: (gross: number, net?: number) => TaxShare,
  net: number | undefined,
): DocumentLine {
  const { unitWithTax } = item
  return {
    id: item.id,
    parentId: item.parentId ?? null,
    kind: item.isGift ? 'gift' : 'product',
    productId: item.productId,
    variantId: item.variantId,
    name: item.name,
    catalogCode: item.catalogCode,
    unit: { code: 'piece', step: 1 },
    amount: item.amount,
    freeAmount: item.freeAmount ?? 0,
    unitPrice: { net: shareOf(unitWithTax).net, gross: unitWithTax },
    listPrice: null,
    basePrice: null,
    total: shareOf(item.totalWithTax, net),
    ...(item.custom && { custom: item.custom }),
  }
}

function sumOf(gross: number, net: number): TaxedSum {
  const [wholeGross, wholeNet] = [toMinor(gross), toMinor(net)]
  return {
    net: toDecimal(wholeNet),
    vat: toDecimal(wholeGross - wholeNet),
    gross: toDecimal(wholeGross),
  }
}
