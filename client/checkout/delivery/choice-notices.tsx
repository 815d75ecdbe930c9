import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { Notice } from '../../ui/notice.tsx'

const texts: Record<ChoiceNotice['kind'], TextKey> = {
  shipperUnavailable: 'checkout.notice.shipperUnavailable',
  branchUnavailable: 'checkout.notice.branchUnavailable',
  paymentUnavailable: 'checkout.notice.paymentUnavailable',
  slotUnavailable: 'checkout.notice.slotUnavailable',
  paymentBlocked: 'checkout.notice.paymentBlocked',
  price: 'checkout.notice.price',
}

/** Invalid parts of the selection, and changed prices. */
export function ChoiceNotices({ notices }: { notices: readonly ChoiceNotice[] }) {
  const shop = useShop()
  const { text } = shop
  return (
    <div className="choice-notices" role="status">
      {notices.map(({ kind, name = '', shipper = '', before = 0, now = 0 }) => (
        <Notice key={kind + name} kind="warning">
          {text(texts[kind], {
            name,
            shipper,
            before: grossPrice(before, shop),
            now: grossPrice(now, shop),
          })}
        </Notice>
      ))}
    </div>
  )
}
