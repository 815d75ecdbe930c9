import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

interface ContactLinesProps {
  /** Contact to show; default: the shop's. */
  of?: { phone: string; email: string; openingHours?: string }
}

/** Phone, email and hours, if known. */
export function ContactLines({ of }: ContactLinesProps) {
  const { contact } = useShop().site.globals
  const { phone, email, openingHours } = of ?? contact
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
