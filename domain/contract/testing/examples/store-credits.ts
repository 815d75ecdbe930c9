import { type CreditStatement, getCreditStatement } from '../../store-credits.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const order = { id: exampleOrder.id, code: exampleOrder.code }
const statement: CreditStatement = {
  balance: 57,
  worth: 0.04,
  netPerCredit: 1,
  entries: [{ id: 2, amount: 57, reason: 'earned', order, createdAt: '2026-11-19T09:12:00.000Z' }],
}
const pagination = { total: 1, perPage: 20, currentPage: 1, totalPages: 1 }

export const storeCreditExamples: Example[] = [
  example(getCreditStatement, {
    as: 'customer',
    query: { page: '1', perPage: '20' },
    response: { data: statement, meta: { pagination } },
  }),
]
