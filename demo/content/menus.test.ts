import { expect, test } from 'vitest'
import { menuRoles } from '../../domain/frame.ts'
import { menus } from './menus.ts'

test.each(Object.entries(menus))('§7 menus: the demo menus in %s have every role', (_, own) => {
  const roles = own.flatMap(({ items }) => items.map(({ role }) => role))
  expect(menuRoles.filter((role) => !roles.includes(role))).toEqual([])
})
