import useSWR from 'swr'
import type { Accessory } from '../../../domain/product/accessory.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { getJson } from '../../http/get-json.ts'

interface UseAccessories {
  /** undefined while loading. */
  accessories: Accessory[] | undefined
  failed: boolean
}

/** Accessories of these items; `initial` is the page's data for the same items. */
export function useAccessories(
  of: readonly { slug: string; variantId: string }[],
  initial?: Accessory[] | null,
): UseAccessories {
  const { currency } = useShop().context
  const { data, error } = useSWR(
    of.length > 0 ? api.accessories(of, currency) : null,
    (url) => getJson(url, parseAccessories),
    {
      ...(initial ? { fallbackData: initial, revalidateOnMount: false } : {}),
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  )
  return { accessories: data, failed: Boolean(error) && !data }
}

async function parseAccessories(body: unknown): Promise<Accessory[]> {
  return (await import('../state/cart-responses.ts')).Accessories.parse(body).accessories
}
