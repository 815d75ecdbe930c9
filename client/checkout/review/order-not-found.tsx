import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** An unknown order token: truncated by an email client, mistyped or guessed. */
export function OrderNotFound() {
  const { site, routes, text } = useShop()
  const { phone, email } = site.globals.contact
  return (
    <div className="container checkout">
      <article className="finished">
        <h1>{text('orderDone.missing.title')}</h1>
        <p>{text('orderDone.missing.text')}</p>
        {(phone || email) && (
          <p>{text('orderDone.missing.contact', { contact: [phone, email].join(' · ') })}</p>
        )}
        <p className="finished__actions">
          <ButtonLink href={routes.login()} variant="primary" icon="circle-user-round">
            {text('orderDone.missing.login')}
          </ButtonLink>
          <ButtonLink href={routes.checkout()}>{text('orderDone.missing.cart')}</ButtonLink>
          <ButtonLink href={routes.home()}>{text('cart.continue')}</ButtonLink>
        </p>
      </article>
    </div>
  )
}
