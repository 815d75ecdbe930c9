import { type Context, Hono } from 'hono'
import type { Registration } from '../../../domain/contract/store-account.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { User } from '../../../domain/account/user.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import { splitFullName } from '../../../domain/validation/full-name.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import {
  type RegistrationValues,
  registrationForm,
} from '../../../domain/validation/profile-form.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import {
  refuseRestricted,
  type Refusal,
  refuseAsJson,
  refuseByStore,
  refuseFields,
} from '../form/form-response.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { businessOf } from './business-of.ts'
import { readFields } from '../form/read-fields.ts'

/** Form field of each contract field. */
const formNames: Record<string, string> = {
  email: 'email',
  firstName: 'fullName',
  lastName: 'fullName',
  phone: 'phone',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
  'business.businessName': 'businessName',
  'business.tin': 'tin',
  'business.vatin': 'vatin',
  'business.vatinsvk': 'vatinsvk',
  terms: 'terms',
}

export const accountApi = new Hono<AppEnv>().post('/register', async (c) => {
  const { fields, json } = await readFields(c)
  const { redirect: requested, ...values } = fields
  const routes = routesOf(c.var.context.locale)
  const redirect = safeRedirect(requested, routes.home())
  const outcome = await tryRegister(c, values)
  const text = await textOf(c.var.context)
  if ('user' in outcome) {
    return json ? c.json({ redirect, message: text('register.done') }) : c.redirect(redirect, 303)
  }
  if ('pending' in outcome) {
    const sent = routes.confirmationSent()
    return json
      ? c.json({ redirect: sent, message: text('register.pending') })
      : c.redirect(sent, 303)
  }
  if (json) return refuseAsJson(c, outcome)
  const response = await renderScreen(c, {
    screen: 'register',
    props: { redirect, values: withoutPasswords(values), errors: outcome.errors },
    head: privateHead(text('register.title')),
    status: outcome.status,
    url: routes.register(),
  })
  return withCookies(c, response)
})

async function tryRegister(
  c: Context<AppEnv>,
  values: FieldValues,
): Promise<{ user: User } | { pending: true } | Refusal> {
  const { country } = c.var.context
  const text = await textOf(c.var.context)
  const form = parseForm(registrationForm(country), values)
  if (form.errors) return refuseFields(text, form.errors)
  try {
    await countRateLimited(c, 'register')
    const user = await privateStore(c).register(registrationOf(form.values))
    return user ? refuseRestricted(text, user) : { pending: true }
  } catch (error) {
    return refuseByStore(text, error, formNames)
  }
}

function registrationOf(values: RegistrationValues): Registration {
  return {
    ...splitFullName(values.fullName),
    email: values.email,
    phone: values.phone,
    password: values.password,
    password_confirmation: values.passwordConfirmation,
    business: businessOf(values),
    address: null,
    newsletter: Boolean(values.newsletter),
    terms: true,
  }
}

function withoutPasswords(values: FieldValues): FieldValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith('password'))
  return Object.fromEntries(others)
}
