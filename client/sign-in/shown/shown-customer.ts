import { signal } from '@preact/signals-react'
import { api } from '../../../domain/api.ts'
import { earlyResponse } from '../../http/early-response.ts'
import { hasSession } from '../../known-visitor.ts'
import { readCustomer, type ShownCustomer } from './read-customer.ts'

/** The customer that the header names; null for a guest, undefined while unknown. */
export const shownCustomer = signal<ShownCustomer | null | undefined>(undefined)

const early = earlyResponse({
  url: api.session,
  show(body) {
    const customer = readCustomer(body)
    shownCustomer.value = customer
    return customer !== undefined
  },
  clear: () => void (shownCustomer.value = undefined),
})

/** SWR has loaded the session, and determines the name from now on. */
export function followSession(user: ShownCustomer | null): void {
  early.end()
  shownCustomer.value = user
}

export function watchCustomer(): void {
  early.watch(hasSession)
}
