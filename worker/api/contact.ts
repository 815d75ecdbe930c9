import { type Context, Hono } from 'hono'
import { routesOf } from '../../domain/routes.ts'
import type { FieldValues } from '../../domain/validation/form-fields.ts'
import { contactForm } from '../../domain/validation/contact.ts'
import { parseForm } from '../../domain/validation/form.ts'
import type { AppEnv } from '../env.ts'
import { renderScreen } from '../pages.ts'
import { countRateLimited } from '../upstream/rate-limit.ts'
import { findPageByPath } from '../loaders/catalog/find-page-by-path.ts'
import { privateHead } from '../loaders/head.ts'
import { textOf } from '../texts.ts'
import { privateStore } from '../upstream/calls/private-store.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'
import { type Refusal, refuseAsJson, refuseByStore, refuseFields } from './form/form-response.ts'
import { readFields } from './form/read-fields.ts'

/**
 * Contact form (spec §7 contact-form). A script gets `{ message }` or the contract's error body; a
 * form gets the contact page again, with its values if it was rejected.
 */
export const contactApi = new Hono<AppEnv>().post('/contact', async (c) => {
  const { fields, json } = await readFields(c)
  const refused = await send(c, fields)
  const text = await textOf(c.var.context)
  if (json) {
    const headers = { 'Cache-Control': 'no-store' }
    return refused
      ? refuseAsJson(c, refused)
      : c.json({ message: text('contact.sent') }, 200, headers)
  }
  return showContact(c, fields, refused)
})

/** Null after success. */
async function send(c: Context<AppEnv>, fields: FieldValues): Promise<Refusal | null> {
  const { country } = c.var.context
  const text = await textOf(c.var.context)
  const form = parseForm(contactForm(country), fields)
  if (form.errors) return refuseFields(text, form.errors)
  try {
    await countRateLimited(c, 'contact')
    await privateStore(c).sendContactForm({
      ...form.values,
      consent: true,
      // A bot gets the same response as a person, so that it learns nothing.
      website: fields['website'] ?? '',
    })
    return null
  } catch (error) {
    const names = ['name', 'email', 'phone', 'subject', 'message', 'orderCode', 'consent']
    return refuseByStore(text, error, Object.fromEntries(names.map((field) => [field, field])))
  }
}

async function showContact(
  c: Context<AppEnv>,
  values: FieldValues,
  refused: Refusal | null,
): Promise<Response> {
  const { locale } = c.var.context
  const text = await textOf(c.var.context)
  const url = routesOf(locale).contact()
  return renderScreen(c, {
    screen: 'contact',
    props: {
      page: await findPageByPath(publicReads(c), url).catch(() => null),
      values: refused ? values : {},
      errors: refused?.errors ?? {},
      sent: refused === null,
    },
    head: privateHead(text('contact.heading')),
    status: refused?.status ?? 200,
    url,
  })
}
