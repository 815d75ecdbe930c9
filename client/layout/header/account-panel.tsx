import type { FormEvent } from 'react'
import { accountApi } from '../../../domain/account/account-api.ts'
import { hasFeature } from '../../../domain/content/features.ts'
import { loadOrSubmit } from '../../navigation/load-or-submit.ts'
import { useShop } from '../../shop.tsx'
import type { ShownCustomer } from '../../sign-in/shown/read-customer.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Content of the account menu. */
export function AccountPanel({ user }: { user: ShownCustomer }) {
  const { site, routes, text } = useShop()
  async function onLogout(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const script = await loadOrSubmit(
      form,
      () => import('../../sign-in/sign-out/sign-out.ts'),
      text,
    )
    await script?.logOut(form, text)
  }
  return (
    <>
      <p className="account-menu__name">
        {user.firstName} {user.lastName}
      </p>
      <p className="caption">{user.email}</p>
      <a className="button button--secondary button--wide" href={routes.account.dashboard()}>
        <Icon name="circle-user-round" />
        {text('header.account')}
      </a>
      {hasFeature(site.configuration, 'favourites') && (
        <a className="button button--secondary button--wide" href={routes.wishList()}>
          <Icon name="heart" />
          {text('wishList.title')}
        </a>
      )}
      <form method="post" action={accountApi.logout} onSubmit={onLogout}>
        <button className="button button--secondary button--wide">
          <Icon name="log-out" />
          {text('header.logout')}
        </button>
      </form>
    </>
  )
}
