import { Hono } from 'hono'
import { profileValues } from '../../../domain/account/profile-values.ts'
import { routesOf } from '../../../domain/routes.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import { userDeleteForm } from '../../../domain/validation/password-forms.ts'
import type { AppEnv } from '../../env.ts'
import { privateHead } from '../../loaders/head.ts'
import { renderScreen } from '../../pages.ts'
import { clearCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { type Refusal, refuseByStore, refuseFields } from '../form/form-response.ts'
import { readFields } from '../form/read-fields.ts'
import { showMessage } from '../form/show-message.ts'

/** Exports the customer's data (GDPR Art. 20) and deletes the account (Art. 17). */
export const userPrivacyApi = new Hono<AppEnv>()
  .get('/user/export.json', async (c) => {
    const routes = routesOf(c.var.context.locale)
    const data = await privateStore(c).exportUser()
    if (!data) return c.redirect(routes.login(routes.account.settings()), 303)
    return c.body(JSON.stringify(data, null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="export-${data.exportedAt.slice(0, 10)}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
  })
  .post('/user/delete', async (c) => {
    const { fields } = await readFields(c)
    const { locale } = c.var.context
    const text = await textOf(c.var.context)
    const routes = routesOf(locale)
    const store = privateStore(c)
    const form = parseForm(userDeleteForm, fields)
    if (form.errors) return renderSettingsAgain(refuseFields(text, form.errors))
    try {
      await countRateLimited(c, 'password')
      const isDeleted = await store.deleteUser(form.values.deletePassword)
      if (!isDeleted) return c.redirect(routes.login(routes.account.settings()), 303)
    } catch (error) {
      return renderSettingsAgain(refuseByStore(text, error, { password: 'deletePassword' }))
    }
    clearCheckoutCookie(c)
    setGiftsCookie(c, [])
    const done = await showMessage(c, {
      id: 'user-deleted',
      title: text('customer.privacy.deletedTitle'),
      message: text('customer.privacy.deleted'),
      blocks: [],
      status: 200,
    })
    return withCookies(c, done)

    async function renderSettingsAgain({ status, errors }: Refusal): Promise<Response> {
      const user = await store.user()
      if (!user) return c.redirect(routes.login(routes.account.settings()), 303)
      return renderScreen(c, {
        screen: 'user-settings',
        props: { email: user.email, values: profileValues(user), errors: {}, deleteErrors: errors },
        head: privateHead(text('customer.settings.title')),
        status,
        url: routes.account.settings(),
      })
    }
  })
