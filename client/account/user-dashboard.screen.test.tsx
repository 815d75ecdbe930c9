import { expect, it } from 'vitest'
import type { UserDashboardProps } from '../../domain/screens/account/user-dashboard.ts'
import { exampleUser } from '../../domain/contract/testing/examples/entities/user.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Screen } from './user-dashboard.screen.tsx'

const props: UserDashboardProps = {
  user: exampleUser,
  orders: [],
  addresses: [],
  credits: null,
}

it('§2 the dashboard of a new customer says that there are no orders and no addresses', () => {
  const html = renderInShop(<Screen {...props} />)
  expect(html).toContain('Noch keine Adresse gespeichert.')
  const unknown = renderInShop(<Screen {...props} addresses={null} />)
  expect(unknown).not.toContain('Noch keine Adresse')
  expect(html).toMatch(/Bestellungen<\/h2><p>[^<]+<\/p>/)
})
