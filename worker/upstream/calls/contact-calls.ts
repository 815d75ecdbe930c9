import type { Context } from 'hono'
import { type ContactForm, sendContactForm } from '../../../domain/contract/store-services.ts'
import type { AppEnv } from '../../env.ts'
import { requestStoreOrAsGuest } from './request-store.ts'

/** Messages to the shop; they work with an expired session too. */
export function contactCalls(c: Context<AppEnv>) {
  return {
    async sendContactForm(body: ContactForm): Promise<void> {
      await requestStoreOrAsGuest(c, sendContactForm, { body })
    },
  }
}
