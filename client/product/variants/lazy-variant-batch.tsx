import { hasFeature } from '../../../domain/content/features.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { useSession } from '../../sign-in/use-session.ts'
import { browserPart } from '../../lazy-part.ts'

const VariantBatch = browserPart(async () => (await import('./variant-batch.tsx')).VariantBatch)

/** Several variants at once, for business customers if the shop offers it (spec §6). */
export function LazyVariantBatch({ product }: { product: Product }) {
  const { site } = useShop()
  const { user } = useSession()
  const isOffered = hasFeature(site.configuration, 'variantBatch') && product.variants.length > 1
  if (!isOffered || !user?.business || !product.visibility.saleable) return null
  return <VariantBatch product={product} />
}
