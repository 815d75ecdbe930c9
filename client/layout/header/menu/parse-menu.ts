import type { MenuItem } from '../../../../domain/site.ts'

/** Parses a response of `api.menu`; its schema loads with the first menu that opens. */
export async function parseMenu(body: unknown): Promise<MenuItem[]> {
  const { MenuItems } = await import('./menu-items.ts')
  return MenuItems.parse(body)
}
