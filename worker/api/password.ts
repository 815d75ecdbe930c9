import { type Context, Hono } from 'hono'
import { routesOf } from '../../domain/routes.ts'
import type { FormFields, Verdicts } from '../../domain/validation/forms.ts'
import { checkForgotten, checkReset } from '../../domain/validation/password-forms.ts'
import type { AppEnv } from '../env.ts'
import { renderScreen } from '../pages.ts'
import { countAttempt } from '../request/rate-limit.ts'
import { privateHead } from '../screens/head.ts'
import { textOf } from '../screens/texts.ts'
import { privateStore } from '../upstream/private-store.ts'
import { type Refusal, refuseAsJson, refuseByStore, refuseFields } from './form-answer.ts'
import { readFields } from './read-fields.ts'

const storeFields = {
  email: 'email',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
}

/** A forgotten password: asks for a mail with a link, and sets a new one by it (spec §7). */
export const passwordApi = new Hono<AppEnv>()
  .post('/password/forgotten', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale, origin } = c.var.context
    const text = await textOf(locale)
    const routes = routesOf(locale)
    const { email = '' } = fields
    const refusal = await attempt(c, checkForgotten, fields, () =>
      privateStore(c).forgotPassword(email.trim(), origin + routes.passwordReset()),
    )
    const redirect = `${routes.passwordForgotten()}?sent=1`
    if (!refusal)
      return json ? c.json({ redirect, message: text('password.sent') }) : c.redirect(redirect, 303)
    if (json) return refuseAsJson(c, refusal)
    return renderScreen(c, {
      screen: 'password-forgotten',
      props: { sent: false, email, errors: refusal.errors },
      head: privateHead(text('password.forgottenTitle')),
      status: refusal.status,
      url: routes.passwordForgotten(),
    })
  })
  .post('/password/reset', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale } = c.var.context
    const text = await textOf(locale)
    const routes = routesOf(locale)
    const { email = '', token = '', password = '', passwordConfirmation = '' } = fields
    const refusal = await attempt(c, checkReset, fields, () =>
      privateStore(c).resetPassword({
        email: email.trim(),
        token,
        password,
        password_confirmation: passwordConfirmation,
      }),
    )
    const redirect = routes.login()
    if (!refusal)
      return json ? c.json({ redirect, message: text('password.done') }) : c.redirect(redirect, 303)
    if (json) return refuseAsJson(c, refusal)
    return renderScreen(c, {
      screen: 'password-reset',
      props: { token, email, errors: refusal.errors },
      head: privateHead(text('password.resetTitle')),
      status: refusal.status,
      url: routes.passwordReset(),
    })
  })

/** Runs a call of the store for a form that is right; null when it went well. */
async function attempt(
  c: Context<AppEnv>,
  check: (fields: FormFields) => Verdicts,
  fields: FormFields,
  call: () => Promise<void>,
): Promise<Refusal | null> {
  const text = await textOf(c.var.context.locale)
  const verdicts = check(fields)
  if (Object.keys(verdicts).length > 0) return refuseFields(text, verdicts)
  try {
    await countAttempt(c, 'password')
    await call()
    return null
  } catch (error) {
    return refuseByStore(text, error, storeFields)
  }
}
