import type { Shipment } from '../../../domain/order/order-history.ts'
import { useShop } from '../../shop.tsx'

/** Where a parcel can be followed; its number alone where there is no page. */
export function Tracking({ shipment: { carrier, number, url } }: { shipment: Shipment }) {
  const { text } = useShop()
  const parcel = [carrier, number].filter(Boolean).join(' ')
  if (!parcel && !url) return null
  if (!isWebAddress(url)) return <p className="order-history__parcel">{parcel}</p>
  return (
    <p className="order-history__parcel">
      <a href={url} rel="noopener noreferrer" target="_blank">
        {text('customer.history.track', { parcel })}
        <span className="visually-hidden"> {text('link.newWindow')}</span>
      </a>
    </p>
  )
}

/** The address was typed by somebody: a script in it must not run. */
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url)
}
