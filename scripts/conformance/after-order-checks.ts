import * as checkout from '../../domain/contract/store-checkout.ts'
import * as claims from '../../domain/contract/store-claims.ts'
import * as invoices from '../../domain/contract/store-invoices.ts'
import * as withdrawals from '../../domain/contract/store-withdrawal.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import type { Check, Found } from './check.ts'
import { guestEmail } from './guest-order.ts'
import { ensure, required } from './outcomes.ts'

const unknown = 'conformance-unknown-token'
const orderOf = (found: Found) => required(found.order, 'no order was placed')
const proofOf = (found: Found) => ({ orderCode: orderOf(found).code, email: guestEmail(found) })

/** What a guest does with the order that was placed. */
export const afterOrderChecks: readonly Check[] = [
  {
    name: 'invoices of an order are listed, and each is a PDF',
    group: 'invoices',
    async run(client, found) {
      const params = { token: orderOf(found).token }
      const { data } = await client.request(invoices.getInvoices, { params })
      for (const { id, number } of data) {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other, as all checks
        const start = await client.file(invoices.getInvoicePdf, { ...params, invoice: id })
        ensure(
          start.startsWith('%PDF-'),
          `the file of ${number} begins with "${start.slice(0, 8)}"`,
        )
      }
      await client.refusal(invoices.getInvoices, [404], { params: { token: unknown } })
    },
  },
  {
    name: 'an order is paid in another way only by an offered one',
    group: 'payAgain',
    async run(client, found) {
      const params = { token: orderOf(found).token }
      await client.request(checkout.getOrderPayments, { params })
      const body = { payment_id: 'conformance-unknown-id' }
      await client.refusal(checkout.changeOrderPayment, [422], { params, body })
    },
  },
  {
    name: 'an order is claimable by its number and e-mail address, and for what was bought',
    group: 'claims',
    async run(client, found) {
      const body = proofOf(found)
      const { data } = await client.request(claims.findClaimOrder, { body })
      const [line] = required(data.order, 'the order is not claimable yet').items
      const other = { ...body, email: 'nobody@shop.example' }
      const hidden = await client.request(claims.findClaimOrder, { body: other })
      ensure(hidden.data.order === null, 'the order is found with another e-mail address')
      const claim = {
        ...body,
        name: 'Conformance Test',
        itemId: required(line, 'the order has no claimable line').id,
        amount: 1_000_000,
        description: 'Test claim about more than was bought',
        remedy: 'repair',
      }
      const headers = { [contractHeaders.idempotencyKey]: crypto.randomUUID() }
      const { errors } = await client.refusal(claims.fileClaim, [422], { headers, body: claim })
      const codes = errors.map(({ code }) => code).join(', ')
      ensure(codes === 'claim_amount', `refused with "${codes}", not claim_amount`)
      await client.refusal(claims.getClaim, [404], { params: { token: unknown } })
    },
  },
  {
    name: 'a withdrawal is received once for each key, and opened by its token (§ 356a BGB)',
    group: 'messages',
    async run(client, found) {
      const body = proofOf(found)
      const { data } = await client.request(withdrawals.findWithdrawalOrder, { body })
      ensure(data.order?.code === body.orderCode, 'the order is not found for its withdrawal')
      const headers = { [contractHeaders.idempotencyKey]: crypto.randomUUID() }
      const form = { headers, body: { ...body, name: 'Conformance Test' } }
      const first = await client.request(withdrawals.declareWithdrawal, form)
      const second = await client.request(withdrawals.declareWithdrawal, form)
      const references = [first.data.reference, second.data.reference].join(', ')
      ensure(
        first.data.reference === second.data.reference,
        `one key has the references ${references}`,
      )
      const params = { token: first.data.token }
      const receipt = await client.request(withdrawals.getWithdrawal, { params })
      ensure(receipt.data.orderCode === body.orderCode, 'the receipt names another order')
      await client.refusal(withdrawals.getWithdrawal, [404], { params: { token: unknown } })
    },
  },
]
