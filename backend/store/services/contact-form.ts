import type { Hono } from 'hono'
import { sendContactForm } from '../../../domain/contract/store-services.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { contactMessage, contactReceipt } from '../../mail/contact.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { company } from '../../seed/content/company.ts'
import { budgets } from '../budget/budgets.ts'
import { spend } from '../budget/spend.ts'

export function contactCalls(app: Hono<AppEnv>): void {
  handle(app, sendContactForm, async ({ db, caller, body }) => {
    const { locale } = caller
    if (!body.consent) throw new Refusal(422, { key: 'terms', code: 'invalid', field: 'consent' })
    await spend(db, caller, budgets.contact, caller.network)
    await spend(db, caller, budgets.contactMail, body.email)
    // A machine is told what a person would be told, so that it learns nothing.
    if (!body.website) {
      await db.batch([
        mailInsert(db, { recipient: company.email, locale, ...contactMessage(locale, body) }),
        mailInsert(db, { recipient: body.email, locale, ...contactReceipt(locale, body) }),
      ])
    }
    return { data: { sent: true as const } }
  })
}
