import { describe, expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { OrderFacts } from './order-facts.tsx'
import { WithdrawalHelp } from './withdrawal-help.tsx'

const order = {
  code: '2026000001',
  createdAt: '2026-11-20T10:00:00Z',
  business: false,
  deadline: null,
  items: [],
}

describe('point 5: the withdrawal period', () => {
  it.each([30, 14])('is the %i days that the merchant promises, everywhere', (days) => {
    const globals = { promises: { withdrawalDays: days } }
    const pages = [
      <OrderFacts key="open" order={{ ...order }} state="found" isLate={false} />,
      <OrderFacts
        key="deadline"
        order={{ ...order, deadline: '2026-12-24' }}
        state="found"
        isLate={false}
      />,
      <WithdrawalHelp key="help" />,
    ].map((part) => renderInShop(part, { globals }))
    for (const html of pages) expect(html.match(/(\d+) Tage/)?.[1]).toBe(String(days))
  })
})
