import { Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import {
  passwordForgottenForm,
  passwordResetForm,
} from '../../../domain/validation/password-forms.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { respondToForm } from '../form/checked-form.ts'
import { readFields } from '../form/read-fields.ts'

const names = {
  email: 'email',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
}

/** Password reset: requests the email with a link, and sets the new password (spec §7). */
export const passwordApi = new Hono<AppEnv>()
  .post('/password/forgotten', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale, origin } = c.var.context
    const text = await textOf(c.var.context)
    const routes = routesOf(locale)
    const { email = '' } = fields
    return respondToForm(c, {
      json,
      names,
      form: parseForm(passwordForgottenForm, fields),
      async call(values) {
        await countRateLimited(c, 'password')
        await privateStore(c).forgotPassword(values.email, origin + routes.passwordReset())
      },
      redirect: `${routes.passwordForgotten()}?sent=1`,
      again: ({ status, errors }) =>
        renderScreen(c, {
          screen: 'password-forgotten',
          props: { sent: false, email, errors },
          head: privateHead(text('password.forgottenTitle')),
          status,
          url: routes.passwordForgotten(),
        }),
    })
  })
  .post('/password/reset', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale } = c.var.context
    const text = await textOf(c.var.context)
    const routes = routesOf(locale)
    const { email = '', token = '' } = fields
    return respondToForm(c, {
      json,
      names,
      form: parseForm(passwordResetForm, fields),
      async call({ passwordConfirmation, ...reset }) {
        await countRateLimited(c, 'password')
        const store = privateStore(c)
        await store.resetPassword({ ...reset, password_confirmation: passwordConfirmation })
        // Whoever is signed in here: the owner's sessions are over, and anybody else is not the
        // one who signs in next.
        await store.logout()
      },
      redirect: `${routes.login()}?reset=1`,
      again: async ({ status, errors }) => {
        const isOver = '' in errors && token !== '' && !(await privateStore(c).isResetOpen(token))
        return renderScreen(c, {
          screen: 'password-reset',
          props: { token, isOver, email, errors },
          head: privateHead(text('password.resetTitle')),
          status: isOver ? 410 : status,
          url: routes.passwordReset(),
        })
      },
    })
  })
