import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

export function PhoneLink({ withHours = false }: { withHours?: boolean }) {
  const { frame, text } = useShop()
  const { phone, openingHours } = frame.globals.contact
  if (!phone) return null
  return (
    <a className="phone-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`} rel="noopener">
      <Icon name="phone" size={16} />
      <span className="visually-hidden">{text('header.advice')} </span>
      <b className="tabular">{phone}</b>
      {withHours && openingHours && <span className="phone-link__hours">{openingHours}</span>}
    </a>
  )
}
