import { expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

const email = 'karla@shop.example'
const withdrawal = {
  reference: '7F3A09C21B',
  token: 'x',
  name: 'Karla Kunde',
  orderCode: '2026000001',
  email,
  items: [],
  goods: '',
  receivedAt: '2026-11-21T20:05:13.000Z',
  matched: true,
  business: false,
  deadline: null,
}

it('§ 356a BGB the receipt of a withdrawal promises a mail only where one arrives', () => {
  const pageFor = (isMailUndeliverable: boolean) =>
    renderInShop(
      <WithdrawalReceipt
        withdrawal={{ ...withdrawal, isMailUndeliverable }}
        receivedAt="21. November 2026"
      />,
    )
  expect(pageFor(false)).toContain(`ist unterwegs an ${email}`)
  expect(pageFor(true)).not.toContain('ist unterwegs')
  expect(pageFor(true)).toContain('Speichern oder drucken Sie bitte diese Seite als Nachweis')
})
