import { useShop } from './shop.tsx'
import { ventilation } from './ventilation/registration.ts'

/** Additions of the shop's vertical to pages; null without one. */
export function useVertical(): typeof ventilation | null {
  return useShop().vertical === 'ventilation' ? ventilation : null
}
