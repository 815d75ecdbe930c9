import { expect, it } from 'vitest'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Screen } from '../user-order.screen.tsx'

const bankTransfer = {
  holder: 'Shop GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  reference: exampleOrder.code,
}

it('§4 the page of an order in the account has the bank account of a transfer that is due', () => {
  const pageOf = (more: object) =>
    renderInShop(
      <Screen
        order={{ ...exampleOrder, ...more }}
        payments={[]}
        invoices={[]}
        qr={{ size: 21, path: 'M0 0h1' }}
        missing={[]}
      />,
    )
  const open = pageOf({ bankTransfer })
  expect(open).toContain('DE89 3704 0044 0532 0130 00')
  expect(open).toContain('Mit der Banking-App scannen')
  expect(pageOf({ bankTransfer: null })).not.toContain('IBAN')
})
