import type { Address } from '../../../domain/account/address.ts'
import { streetLines } from '../../../domain/checkout/delivery/locker.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { countryLine } from '../../../domain/account/country-line.ts'
import { type Block, toSingleLine } from '../letter/letter.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

interface Options {
  /** Otherwise typed data is omitted: only the pick-up point is shown. */
  isProven: boolean
  /** The branch or pick-up point as of the order. */
  pickupPoint?: { name: string; openingHours?: string | undefined } | null | undefined
}

/** Both addresses and the comment. */
export function addressBlocks(
  document: OrderDocument,
  { isProven, pickupPoint }: Options,
): Block[] {
  const { locale, business, customer, recipient, shipping, shippingAddress } = document
  const text = shopTexts(locale)
  const isPickup = document.delivery.type === 'PERSONAL'
  const delivery = {
    title: text(isPickup ? 'orderDone.finished.pickup' : 'checkout.deliveryAddress'),
    lines: isPickup
      ? [
          pickupPoint?.name ?? shipping?.name ?? '',
          ...linesOf(shippingAddress, document),
          pickupPoint?.openingHours ?? '',
        ]
      : [recipient.businessName, recipient.name, ...linesOf(shippingAddress, document)],
  }
  const billing = {
    title: text('checkout.billing'),
    lines: [
      business?.businessName ?? '',
      customer.name,
      ...linesOf(document.billingAddress, document),
    ],
  }
  if (!isProven) return isPickup ? [addresses([delivery])] : []
  const facts = [
    [text('account.tin'), business?.tin],
    [text('account.vatin'), business?.vatin],
    [text('account.vatinsvk'), business?.vatinsvk],
    [text('checkout.field.customOrderNumber'), document.customerOrderNumber],
    ['Leitweg-ID', document.buyerReference],
    [text('checkout.takeBack.title'), document.takeBack && text('checkout.takeBack.requested')],
    [text('account.phone'), customer.phone],
    [text('checkout.field.note'), document.note],
    [text('checkout.field.noteForShipper'), document.shipperNote],
  ] as const
  const rows = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  return [
    addresses([delivery, billing]),
    ...(rows.length ? [{ kind: 'facts', rows } as const] : []),
  ]
}

function addresses(columns: { title: string; lines: string[] }[]): Block {
  return {
    kind: 'addresses',
    columns: columns.map(({ title, lines }) => ({
      title,
      lines: lines.map(toSingleLine).filter(Boolean),
    })),
  }
}

function linesOf(address: Address, { locale, tax }: OrderDocument): string[] {
  const { postcode, city } = address
  return [
    ...streetLines(address),
    `${postcode} ${city}`,
    countryLine(address.country, tax.dispatchCountry, locale),
  ]
}
