import { useShop } from '../../shop.tsx'

export function PhoneLink({ withHours = false }: { withHours?: boolean }) {
  const { site, text } = useShop()
  const { phone, openingHours } = site.globals.contact
  if (!phone) return null
  return (
    <a
      className="phone-link icon-before icon--phone icon--16"
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      rel="noopener"
    >
      <span className="visually-hidden">{`${text('header.advice')} `}</span>
      {phone}
      {withHours && openingHours && <span className="phone-link__hours">{openingHours}</span>}
    </a>
  )
}
