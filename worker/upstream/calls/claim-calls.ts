import type { Context } from 'hono'
import { contractHeaders } from '../../../domain/contract/headers.ts'
import * as contract from '../../../domain/contract/store-claims.ts'
import type { AppEnv } from '../../env.ts'
import { dataOf, orNull } from './or-null.ts'
import { requestAsCustomer } from './request-as-customer.ts'
import { requestStoreOrAsGuest } from './request-store.ts'

/** Calls of warranty claims; they work with an expired session too. */
export function claimCalls(c: Context<AppEnv>) {
  return {
    async claimOrder(orderCode: string, email: string) {
      const body = { orderCode, email }
      return (await requestStoreOrAsGuest(c, contract.findClaimOrder, { body })).data.order
    },

    /** One key per attempt: a repeated call returns the same claim. */
    fileClaim(body: contract.ClaimForm, idempotencyKey: string) {
      const headers = { [contractHeaders.idempotencyKey]: idempotencyKey }
      return dataOf(requestStoreOrAsGuest(c, contract.fileClaim, { body, headers }))
    },

    /** Null for an unknown token. */
    claim: (token: string) =>
      dataOf(orNull(requestStoreOrAsGuest(c, contract.getClaim, { params: { token } }))),

    async claimPage(page: number) {
      const query = { page: String(page) }
      const response = await requestAsCustomer(c, contract.getClaims, { query })
      if (!response) return null
      return { claims: response.data, totalPages: response.meta.pagination.totalPages }
    },
  }
}
