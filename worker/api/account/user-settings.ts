import { Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import { splitFullName } from '../../../domain/validation/full-name.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import { passwordChangeForm } from '../../../domain/validation/password-forms.ts'
import { profileForm } from '../../../domain/validation/profile-form.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { privateHead } from '../../loaders/head.ts'
import { orElse } from '../../upstream/or-else.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { businessOf } from './business-of.ts'
import { respondToForm } from '../form/checked-form.ts'
import { refuseOtherAccount } from '../form/other-account.ts'
import { readFields } from '../form/read-fields.ts'
import { signInFirst } from '../form/sign-in-first.ts'

const profileNames: Record<string, string> = {
  firstName: 'fullName',
  lastName: 'fullName',
  phone: 'phone',
  'business.businessName': 'businessName',
  'business.tin': 'tin',
  'business.vatin': 'vatin',
  'business.vatinsvk': 'vatinsvk',
}
const passwordNames = {
  old_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
}

/** Profile and password of the customer (spec §7). */
export const userSettingsApi = new Hono<AppEnv>()
  .post('/user/settings', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale, country } = c.var.context
    const routes = routesOf(locale)
    const store = privateStore(c)
    const user = await store.user()
    if (!user) return signInFirst(c, { json, page: routes.account.settings() })
    const refused = await refuseOtherAccount(c, user, { fields, json })
    if (refused) return refused
    const text = await textOf(c.var.context)
    return respondToForm(c, {
      json,
      names: profileNames,
      form: parseForm(profileForm(country), fields),
      call: (profile) =>
        store.updateUser({
          ...splitFullName(profile.fullName),
          phone: profile.phone,
          business: businessOf(profile),
        }),
      redirect: routes.account.settings(),
      message: 'customer.settings.done',
      again: ({ status, errors }) =>
        renderScreen(c, {
          screen: 'user-settings',
          props: { email: user.email, values: fields, errors, deleteErrors: {} },
          head: privateHead(text('customer.settings.title')),
          status,
          url: routes.account.settings(),
        }),
    })
  })
  .post('/user/sessions', async (c) => {
    const { fields, json } = await readFields(c)
    const routes = routesOf(c.var.context.locale)
    const page = routes.account.password()
    const store = privateStore(c)
    if (!(await store.user())) return signInFirst(c, { json, page })
    await store.endSession((fields['id'] ?? '').slice(0, 100) || 'others')
    return c.redirect(`${page}?ended=1`, 303)
  })
  .post('/user/password', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale } = c.var.context
    const routes = routesOf(locale)
    const store = privateStore(c)
    const user = await store.user()
    if (!user) return signInFirst(c, { json, page: routes.account.password() })
    const text = await textOf(c.var.context)
    return respondToForm(c, {
      json,
      names: passwordNames,
      form: parseForm(passwordChangeForm, fields),
      async call({ currentPassword, password, passwordConfirmation }) {
        await countRateLimited(c, 'password')
        await store.changePassword(currentPassword, password, passwordConfirmation)
      },
      redirect: routes.account.password(),
      message: 'customer.password.done',
      again: async ({ status, errors }) =>
        renderScreen(c, {
          screen: 'user-password',
          props: {
            email: user.email,
            errors,
            sessions: await orElse(store.sessions(), null),
            ended: false,
          },
          head: privateHead(text('customer.password.title')),
          status,
          url: routes.account.password(),
        }),
    })
  })
