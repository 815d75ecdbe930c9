import { expect, test } from 'vitest'
import { menuRoles } from '../../domain/site.ts'
import { menus } from './menus.ts'

/**
 * Menu roles that may share a page: the demo has one page of terms for consumers and businesses.
 */
const roles = menuRoles.filter((role) => role !== 'businessTerms')

test.each(Object.entries(menus))('§7 menus: the demo menus in %s have every role', (_, own) => {
  const found = own.flatMap(({ items }) => items.map(({ role }) => role))
  expect(roles.filter((role) => !found.includes(role))).toEqual([])
})
