import { useShop } from './shop.tsx'
import { ventilation } from './ventilation/registration.ts'

/** What the trade of this shop adds to pages; null for one without a vertical. */
export function useVertical(): typeof ventilation | null {
  return useShop().vertical === 'ventilation' ? ventilation : null
}
