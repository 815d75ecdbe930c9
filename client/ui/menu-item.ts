import type { Menu, MenuItem, MenuRole } from '../../domain/site.ts'

/**
 * The menu item of a page with a role, such as shipping costs or withdrawal; null if no menu has
 * it.
 */
export function findMenuItem(menus: readonly Menu[], role: MenuRole): MenuItem | null {
  for (const { items } of menus) {
    const item = items.find((each) => each.role === role)
    if (item) return item
  }
  return null
}
