import { expect, it } from 'vitest'
import type { Payment } from '../../domain/checkout/checkout.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { PaymentOptions } from './payment-options.tsx'

const card: Payment = {
  id: 'card',
  code: 'CARD',
  name: 'Kreditkarte',
  description: 'Visa und andere',
  priceWithTax: 0,
  priceWithoutTax: 0,
  online: true,
}

function shown(logos?: Payment['logos']): string {
  const payments = [logos ? { ...card, logos } : card]
  return renderInShop(
    <PaymentOptions payments={payments} shipper={null} chosen={null} onChoose={() => {}} />,
  )
}

it('§9 Payment logos: are shown at the payment method, with alt texts unless its description names them', () => {
  const html = shown([
    { name: 'Visa', src: '/cdn/upload/brand/visa.svg' },
    { name: 'Mastercard', src: '/cdn/upload/brand/mastercard.svg' },
  ])
  expect(html).toMatch(/<img[^>]* src="\/cdn\/upload\/brand\/visa.svg" alt=""/)
  expect(html).toMatch(/<img[^>]* src="\/cdn\/upload\/brand\/mastercard.svg" alt="Mastercard"/)
})

it('§9 Payment logos: add no markup if there are none', () => {
  expect(shown()).not.toContain('<img')
})
