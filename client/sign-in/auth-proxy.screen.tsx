import { type FormEvent, useEffect, useState } from 'react'
import { accountApi } from '../../domain/account/account-api.ts'
import type { AuthProxyProps } from '../../domain/screens/account/auth-proxy.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { sendJson } from '../http/send-json.ts'
import { useShop } from '../shop.tsx'
import { flash } from '../storage/flash-message.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { setIdentity } from './identity.ts'
import { reloadDocument } from './reload-document.ts'
import { readSessionChange } from './session-change.ts'

/** Landing page of operators and identity providers (spec §2 /auth/proxy, §4 login-as-user). */
export function Screen({ state, token, message: first }: AuthProxyProps) {
  const { text, routes } = useShop()
  const [message, setMessage] = useState(first)
  const [isOpen, setOpen] = useState(state === 'open')
  const [busy, setBusy] = useState(false)
  const home = routes.home()

  useEffect(() => {
    // The token is single-use; it is removed from the browser's history anyway.
    history.replaceState(history.state, '', location.pathname)
    if (state !== 'missing') return
    // Stored for the next page: this one would show it while it unloads.
    addEventListener('pagehide', () => flash({ kind: 'danger', text: first }), { once: true })
    void reloadDocument(home, 'replace')
  }, [state, first, home])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const body = { token }
      const { redirect, message } = await sendJson({
        method: 'POST',
        url: accountApi.loginAs,
        body,
        response: readSessionChange,
      })
      // Personal data of the previous visitor is wiped, in other tabs too.
      setIdentity(null)
      flash({ kind: 'info', text: message })
      await reloadDocument(redirect)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof RequestFailed)) throw error
      setOpen(error.status === 429 || error.status >= 500 || error.status === 0)
      setMessage(error.errors[0]?.title ?? text('form.unavailable'))
    }
  }

  return (
    <div className="container activation">
      <h1>{text(isOpen ? 'loginAs.title' : 'loginAs.failed')}</h1>
      {isOpen && <p>{text('loginAs.lead')}</p>}
      {message && <Notice kind="danger" role="alert" title={message} focused />}
      {isOpen ? (
        <form
          method="post"
          action={accountApi.loginAs}
          className="activation__step"
          onSubmit={submit}
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {text('loginAs.submit')}
          </Button>
        </form>
      ) : (
        <p className="activation__step">
          <ButtonLink href={home} variant="primary" size="large">
            {text('activation.shop')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
