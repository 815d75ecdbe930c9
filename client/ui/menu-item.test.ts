import { describe, expect, it } from 'vitest'
import type { Menu } from '../../domain/site.ts'
import { findMenuItem } from './menu-item.ts'

const item = (id: string, role?: string) => ({
  id,
  role,
  title: id,
  link: { type: 'page' as const, target: id },
  image: null,
  children: [],
})
const menu = (...items: Menu['items']): Menu => ({ code: 'footer-legal', title: '', items })

describe('§7 menus: items are found by role, ids are opaque', () => {
  it('finds the item of a role in any menu, whatever its id', () => {
    const found = findMenuItem([menu(item('f-pg-7')), menu(item('f-pg-8', 'terms'))], 'terms')
    expect(found?.id).toBe('f-pg-8')
  })

  it('does not treat an id as a role', () => {
    expect(findMenuItem([menu(item('legal-terms'), item('terms'))], 'terms')).toBeNull()
  })
})
