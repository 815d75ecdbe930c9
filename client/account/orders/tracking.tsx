import type { Shipment } from '../../../domain/order/order-history.ts'
import { useShop } from '../../shop.tsx'
import { newWindowHint } from '../../ui/new-window-hint.tsx'

/** Tracking link of a parcel; its number if there is no page. */
export function Tracking({ shipment: { carrier, number, url } }: { shipment: Shipment }) {
  const { text } = useShop()
  const parcel = [carrier, number].filter(Boolean).join(' ')
  if (!parcel && !url) return null
  if (!isWebAddress(url)) return <p className="order-history__parcel">{parcel}</p>
  return (
    <p className="order-history__parcel">
      <a href={url} rel="noopener noreferrer" target="_blank">
        {text('customer.history.track', { parcel })}
        {newWindowHint(text)}
      </a>
    </p>
  )
}

/** The URL was typed by an operator: `javascript:` must not run. */
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url)
}
