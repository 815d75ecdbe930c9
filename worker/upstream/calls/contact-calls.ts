import type { Context } from 'hono'
import { type ContactForm, sendContactForm } from '../../../domain/contract/store-services.ts'
import type { AppEnv } from '../../env.ts'
import { requestStore } from './request-store.ts'

/** Messages to the shop. */
export function contactCalls(c: Context<AppEnv>) {
  return {
    async sendContactForm(body: ContactForm): Promise<void> {
      await requestStore(c, sendContactForm, { body })
    },
  }
}
