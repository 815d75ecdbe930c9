import { useState } from 'react'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import type { SavedList } from '../state/cart-responses.ts'
import { cartSettled } from '../state/cart-changes.ts'
import { sendJson } from '../../http/send-json.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useSentForm } from './use-sent-form.ts'
import { reloadDocument } from '../../sign-in/reload-document.ts'

interface SaveCartFormProps {
  isSignedIn: boolean
  error: string | undefined
  typed: string | undefined
}

/** Saves the cart as a shopping list; a guest is sent to sign-in (spec §7 user/shopping-lists). */
export function SaveCartForm({ isSignedIn, error: refused, typed }: SaveCartFormProps) {
  const { routes, text } = useShop()
  const [saved, setSaved] = useState<SavedList['list']>(null)
  const { error, busy, done, onSubmit } = useSentForm(refused, 'listName')

  async function send(listName: string) {
    await cartSettled()
    const body = { listName }
    const { list } = await sendJson({
      method: 'POST',
      url: api.cartList,
      body,
      response: parseSaved,
    })
    if (list) setSaved(list)
    else await reloadDocument(routes.login(routes.checkout()))
  }

  return (
    <details className="coupon" open={refused !== undefined}>
      <summary className="coupon__summary">{text('cartExtras.list.open')}</summary>
      {isSignedIn ? (
        <form
          className="coupon__form"
          method="post"
          action={api.cartList}
          onSubmit={onSubmit(send)}
        >
          <Field
            name="listName"
            label={text('cartExtras.list.label')}
            maxLength={100}
            autoComplete="off"
            defaultValue={typed}
            error={error}
          />
          <Button type="submit" busy={busy}>
            {text('cartExtras.list.submit')}
          </Button>
          <p role="status" className="cart-extra__done">
            {done && saved && text('cartExtras.list.saved', { name: saved.name })}
          </p>
        </form>
      ) : (
        <p className="cart-extra__form">
          <span>{text('cartExtras.list.guest')}</span>
          <ButtonLink href={routes.login(routes.checkout())} size="small">
            {text('cartExtras.list.login')}
          </ButtonLink>
        </p>
      )}
    </details>
  )
}

async function parseSaved(body: unknown): Promise<SavedList> {
  return (await import('../state/cart-responses.ts')).SavedList.parse(body)
}
