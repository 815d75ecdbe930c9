import { describe, expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CreditsForm } from './credits-form.tsx'

const render = (spent: number, balance: number) =>
  renderInShop(
    <CreditsForm credits={{ spent, balance, worth: 0.04 }} error={undefined} typed={undefined} />,
  )

describe('§6 loyalty credits in the cart', () => {
  it('are offered with their value', () => {
    const form = render(0, 1000)
    expect(form).toContain('action="/api/cart/credits"')
    expect(form).toMatch(/sind 40[.,]00/)
    expect(form).not.toContain(' open=""')
  })

  it('are prefilled in the field', () => {
    expect(render(250, 1000)).toContain('value="250"')
  })

  it('are hidden without a balance', () => {
    expect(render(0, 0)).toBe('')
  })
})
