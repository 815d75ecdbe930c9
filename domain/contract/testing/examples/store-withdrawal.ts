import type { Withdrawal } from '../../store-withdrawal.ts'
import { declareWithdrawal, findWithdrawalOrder, getWithdrawal } from '../../store-withdrawal.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const email = 'kunde@luftbasis.example'
const { code: orderCode, createdAt, items } = exampleOrder
const token = 'Wd7mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVoWqM3E'
const [item] = items.map(({ id, name, amount }) => ({ id, name, amount }))

const earlier = [
  { reference: '0D5E77A1F4', receivedAt: '2026-11-20T08:12:40.000Z', items: [], isWhole: false },
]

const declared: Withdrawal = {
  reference: '7F3A09C21B',
  token,
  name: 'Karla Kunde',
  orderCode,
  email,
  items: item ? [`${item.amount} × ${item.name}`] : [],
  goods: 'nur einer von beiden',
  receivedAt: '2026-11-21T20:05:13.000Z',
  matched: true,
  business: false,
  deadline: '2026-12-08',
  earlier,
}

export const storeWithdrawalExamples: Example[] = [
  example(findWithdrawalOrder, {
    body: { orderCode, email },
    response: {
      data: {
        order: {
          code: orderCode,
          createdAt,
          business: false,
          deadline: '2026-12-08',
          items: item ? [item] : [],
          earlier,
        },
      },
    },
    refusals: ['too_many_attempts'],
  }),
  example(declareWithdrawal, {
    headers: { 'Idempotency-Key': '0b7c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11' },
    body: {
      name: 'Karla Kunde',
      orderCode,
      email,
      itemIds: item ? [item.id] : [],
      goods: 'nur einer von beiden',
    },
    response: { data: declared },
    refusals: ['too_many_attempts'],
  }),
  example(getWithdrawal, {
    params: { token },
    response: { data: declared },
    refusals: ['not_found'],
  }),
]
