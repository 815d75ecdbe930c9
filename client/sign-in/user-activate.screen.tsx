import { contactApi } from '../../domain/content/contact-api.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { UserActivateProps } from '../../domain/screens/account/user-activate.ts'

/** Double opt-in of the newsletter (spec §2 user-activate), and its end. */
export function Screen(props: UserActivateProps) {
  const { text, routes } = useShop()
  const { purpose, state, token, message } = props
  if (purpose !== 'newsletter') {
    return (
      <div className={`container activation activation--${state}`}>
        <ConfirmLink {...props} purpose={purpose} />
      </div>
    )
  }
  return (
    <div className={`container activation activation--${state}`}>
      {state === 'open' && (
        <>
          <h1>{text('activation.title')}</h1>
          <p>{text('activation.lead')}</p>
          {message && <Notice kind="danger" role="alert" title={message} focused />}
          <form method="post" action={contactApi.newsletterActivation} className="activation__step">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary" size="large">
              {text('activation.confirm')}
            </Button>
          </form>
          <p className="caption">{text('activation.ignore')}</p>
        </>
      )}
      {state === 'confirmed' && (
        <>
          <h1>{text('activation.doneTitle')}</h1>
          <Notice kind="success" role="status" title={text('activation.done', { email: message })}>
            {text('activation.next')}
          </Notice>
        </>
      )}
      {state === 'used' && (
        <>
          <h1>{text('activation.usedTitle')}</h1>
          <Notice role="status" title={message}>
            {text('activation.used')}
          </Notice>
        </>
      )}
      {state === 'refused' && (
        <>
          <h1>{text('activation.failedTitle')}</h1>
          <Notice kind="warning" role="alert" title={message}>
            {text('activation.again')}
          </Notice>
          {/* The layout's newsletter form is right below, so none is rendered here. */}
          <ButtonLink href="#newsletter-title" className="activation__step">
            {text('activation.newLink')}
          </ButtonLink>
        </>
      )}
      {(state === 'confirmed' || state === 'used') && (
        <p className="activation__step">
          <ButtonLink href={routes.home()} variant="primary" size="large">
            {text('activation.shop')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
