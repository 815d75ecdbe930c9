import { describe, expect, it } from 'vitest'
import { documentState } from './document-state.ts'

const open = { kind: 'invoice', status: 'new', wasPaid: false, dueDate: null } as const

describe('§2 documents list: state of a document', () => {
  it.each([
    ['open', { dueDate: '2026-12-06' }],
    ['open', { dueDate: '2026-12-05' }],
    ['overdue', { dueDate: '2026-12-04' }],
    ['open', { kind: 'proforma', status: 'payment_failed' }],
    ['paid', { status: 'paid', dueDate: '2026-01-01' }],
    ['paid', { status: 'cancelled', wasPaid: true }],
    ['cancelled', { kind: 'proforma', status: 'cancelled', dueDate: '2026-01-01' }],
    ['refund_pending', { kind: 'credit_note', status: 'refund_pending' }],
    [null, { kind: 'credit_note', status: 'new' }],
  ] as const)('%s: %j', (state, facts) => {
    expect(documentState({ ...open, ...facts }, '2026-12-05')).toBe(state)
  })
})
