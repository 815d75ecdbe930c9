import type { Menu, MenuItem } from '../../../domain/frame.ts'

/** An item that the shop itself has to point at (shipping costs, withdrawal), by the end of its id. */
export function findMenuItem(menus: readonly Menu[], name: string): MenuItem | null {
  const items = menus.flatMap((menu) => menu.items)
  return items.find(({ id }) => id === name || id.endsWith(`-${name}`)) ?? null
}
