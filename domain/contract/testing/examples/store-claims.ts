import { type Claim, fileClaim, findClaimOrder, getClaim, getClaims } from '../../store-claims.ts'
import { onePage } from './entities/one-page.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const email = 'kunde@luftbasis.example'
const { code: orderCode, createdAt, items } = exampleOrder
const token = 'Cm7mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVoWqM3E'
const item = {
  id: items[0]?.id ?? 'line-1',
  name: items[0]?.name ?? '',
  catalogCode: items[0]?.catalogCode ?? '',
}
const description = 'Der Nachlauf schaltet nicht mehr ab.'

const claim: Claim = {
  number: '7F3A09C21B',
  token,
  orderCode,
  name: 'Karla Kunde',
  email,
  item: { name: item.name, catalogCode: item.catalogCode, amount: 1 },
  description,
  remedy: 'replacement',
  state: 'in_review',
  receivedAt: '2026-11-23T10:05:13.000Z',
  settleBy: '2026-12-23',
  history: [
    { state: 'received', at: '2026-11-23T10:05:13.000Z', note: '' },
    { state: 'in_review', at: '2026-11-24T08:00:00.000Z', note: 'Wir prüfen das Gerät.' },
  ],
}

export const storeClaimExamples: Example[] = [
  example(findClaimOrder, {
    body: { orderCode, email },
    response: { data: { order: { code: orderCode, createdAt, items: [{ ...item, amount: 1 }] } } },
    refusals: ['too_many_attempts'],
  }),
  example(fileClaim, {
    headers: { 'Idempotency-Key': '0b7c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11' },
    body: {
      name: 'Karla Kunde',
      orderCode,
      email,
      itemId: item.id,
      amount: 1,
      description,
      remedy: 'replacement',
    },
    response: { data: claim },
    refusals: ['claim_order', 'claim_item', 'claim_amount', 'amount', 'too_many_attempts'],
  }),
  example(getClaim, { params: { token }, response: { data: claim }, refusals: ['not_found'] }),
  example(getClaims, {
    as: 'customer',
    query: { page: '1', perPage: '10' },
    response: onePage([claim], 10),
  }),
]
