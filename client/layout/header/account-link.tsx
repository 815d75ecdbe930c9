import type { FormEvent } from 'react'
import { api } from '../../../domain/api.ts'
import { hasFeature } from '../../../domain/content/features.ts'
import { useShop } from '../../shop.tsx'
import { useSession } from '../../sign-in/use-session.ts'
import { Icon } from '../../ui/icon/icon.tsx'

function onLogout(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  import('../../sign-in/sign-out.ts').then(
    ({ logOut }) => logOut(form),
    () => form.submit(),
  )
}

/** Sign-in link; for customers, the name with sign-out. */
export function AccountLink({ url }: { url: string }) {
  const { frame, routes, text } = useShop()
  const { user } = useSession()
  const isForm = url.startsWith(routes.login()) || url.startsWith(routes.register())
  if (!user) {
    return (
      <a className="header-link" href={routes.login(isForm || !url ? undefined : url)}>
        <Icon name="circle-user-round" size={24} />
        <span className="header-link__label">{text('header.login')}</span>
      </a>
    )
  }
  return (
    <details className="account-menu" name="shop-switch">
      <summary className="header-link">
        <Icon name="circle-user-round" size={24} />
        <span className="header-link__label">{user.firstName || user.email}</span>
      </summary>
      <div className="account-menu__panel">
        <p className="account-menu__name">
          {user.firstName} {user.lastName}
        </p>
        <p className="caption">{user.email}</p>
        <a className="button button--secondary button--wide" href={routes.account.dashboard()}>
          <Icon name="circle-user-round" />
          {text('header.account')}
        </a>
        {hasFeature(frame.configuration, 'favourites') && (
          <a className="button button--secondary button--wide" href={routes.wishList()}>
            <Icon name="heart" />
            {text('wishList.title')}
          </a>
        )}
        <form method="post" action={api.logout} onSubmit={onLogout}>
          <button className="button button--secondary button--wide">
            <Icon name="log-out" />
            {text('header.logout')}
          </button>
        </form>
      </div>
    </details>
  )
}
