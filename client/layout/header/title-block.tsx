import { useShop } from '../../shop.tsx'
import { PhoneLink } from './phone-link.tsx'

/** Contact details, styled like the title block of a drawing. */
export function TitleBlock() {
  const { site, text } = useShop()
  const { company, street, postcode, city, email, phone, openingHours } = site.globals.contact
  return (
    <dl className="title-block container">
      {phone && (
        <div className="title-block__cell">
          <dt>{text('header.advice')}</dt>
          <dd>
            <PhoneLink />
          </dd>
        </div>
      )}
      {openingHours && (
        <div className="title-block__cell">
          <dt>{text('footer.hours')}</dt>
          <dd>{openingHours}</dd>
        </div>
      )}
      {email && (
        <div className="title-block__cell">
          <dt>{text('footer.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {street && (
        <div className="title-block__cell">
          <dt>{company}</dt>
          <dd>{`${street}, ${postcode} ${city}`}</dd>
        </div>
      )}
    </dl>
  )
}
