import { useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'

/** Phone, e-mail and hours of the shop, as far as the store has them. */
export function ContactLines() {
  const { phone, email, openingHours } = useShop().frame.globals.contact
  return (
    <ul className="contact-lines">
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {openingHours && (
        <li>
          <Icon name="clock" />
          {openingHours}
        </li>
      )}
    </ul>
  )
}
