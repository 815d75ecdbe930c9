import { textsOf } from '../../locales/texts-of.ts'
import { unitAmount } from '../../texts/unit-amount.ts'
import { unitLabel } from '../../texts/unit-label.ts'
import { payableOf } from '../../../domain/tax/cash-rounding.ts'
import { hasRoundedPrice } from '../../../domain/order/rounding/labelled-net.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import type { DocumentLine, OrderDocument, TaxedSum } from '../../../domain/order/order-document.ts'
import { type Block, toSingleLine } from '../letter/letter.ts'
import { type Amounts, amountsIn } from './amounts.ts'
import { type ShopTexts, shopTexts } from '../../texts/shop-texts.ts'

/** Lines and totals: net with VAT added for customers who see net prices. */
export function lineBlocks(document: OrderDocument): Block[] {
  const { locale, currencyCode, lines } = document
  const amounts = amountsIn(locale, currencyCode)
  const text = shopTexts(locale)
  const { columns } = textsOf(locale).mail.confirmation
  return [
    {
      kind: 'items',
      columns: [columns.item, columns.total],
      rows: lines.map((line) => itemRow(line, document, amounts, text)),
    },
    { kind: 'sums', rows: sumRows(document, amounts, text) },
    ...(document.priceView === 'net' && hasRoundedPrice(lines)
      ? [{ kind: 'text' as const, text: text('sums.totals.netRounded') }]
      : []),
  ]
}

function itemRow(
  line: DocumentLine,
  { priceView, locale }: OrderDocument,
  { money }: Amounts,
  text: ShopTexts,
) {
  const { kind, amount, freeAmount, unit, unitPrice, listPrice, basePrice, total } = line
  const quantity = (value: number) => unitAmount(unit, value, locale)
  const details = [
    line.catalogCode && `${text('cart.code')} ${toSingleLine(line.catalogCode)}`,
    `${quantity(amount)} × ${money(unitPrice[priceView])}`,
    basePrice &&
      basePrice.unit !== unitLabel(unit, text) &&
      `${money(basePrice[priceView === 'net' ? 'withoutTax' : 'withTax'])} / ${basePrice.unit}`,
    kind === 'gift' && text('sums.totals.gifts'),
    freeAmount > 0 && text('sums.freeAmount', { amount: quantity(freeAmount) }),
    listPrice && text('sums.list', { price: money(listPrice[priceView]) }),
  ]
  return {
    name: toSingleLine(line.name),
    isPart: line.parentId !== null,
    details: details.filter((detail): detail is string => Boolean(detail)),
    sum: total.gross === 0 ? text('sums.free') : money(total[priceView]),
  }
}

function sumRows(document: OrderDocument, { money, number }: Amounts, text: ShopTexts) {
  const { lines, allowances, shipping, payment, totals, tax, taxes, priceView, rounding } = document
  const shown = (sum: TaxedSum) => money(sum[priceView])
  const cost = (sum: TaxedSum) => (sum.gross === 0 ? text('sums.free') : shown(sum))
  const of = (kind: DocumentLine['kind']) => lines.filter((line) => line.kind === kind)
  const sumOf = (some: readonly DocumentLine[]) => addUp(some.map(({ total }) => total))
  const gifts = of('gift')
  const isNet = priceView === 'net'
  const whole = {
    label: text(rounding ? 'sums.totals.wholeRounded' : 'sums.totals.whole'),
    value: money(totals.order.gross),
    isTotal: true,
  }
  const vat =
    tax.category === 'S'
      ? taxes.map(({ rate, vat: amount }) => ({
          label: text(isNet ? 'sums.totals.vatPlus' : 'sums.totals.vatIn', { rate: number(rate) }),
          value: money(amount),
        }))
      : [
          {
            label: text(`sums.exempt.${tax.category}`, { id: tax.vatId?.vatId ?? '' }),
            value: money(0),
          },
        ]
  return [
    { label: text('sums.totals.items'), value: shown(sumOf(of('product'))) },
    ...allowances.map(({ name, total }) => ({
      label: toSingleLine(name) || text('sums.totals.further'),
      value: shown(total),
    })),
    ...(gifts.length > 0 ? [{ label: text('sums.totals.gifts'), value: cost(sumOf(gifts)) }] : []),
    ...(shipping
      ? [
          {
            label: shipping.name,
            value: cost(shipping.total),
          },
        ]
      : []),
    ...(payment ? [{ label: payment.name, value: cost(payment.total) }] : []),
    ...(isNet ? [{ label: text('sums.totals.net'), value: money(totals.order.net) }, ...vat] : []),
    whole,
    ...(isNet ? [] : vat),
    ...(rounding
      ? [
          { label: text('sums.totals.rounding'), value: money(rounding) },
          {
            label: text('sums.totals.inCash'),
            value: money(payableOf(document)),
            isTotal: true,
          },
        ]
      : []),
  ]
}
