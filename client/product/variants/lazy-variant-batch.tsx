import { Suspense } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { useSession } from '../../sign-in/use-session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { lazyPart } from '../../lazy-part.ts'

const VariantBatch = lazyPart(async () => (await import('./variant-batch.tsx')).VariantBatch)

/** Several variants at once, for business customers where the shop offers it (spec §6). */
export function LateVariantBatch({ product }: { product: Product }) {
  const { frame } = useShop()
  const { user } = useSession()
  const hydrated = useHydrated()
  const isOffered = frame.configuration.features?.variantBatch && product.variants.length > 1
  if (!hydrated || !isOffered || !user?.business || !product.visibility.saleable) return null
  return (
    <Suspense fallback={null}>
      <VariantBatch product={product} />
    </Suspense>
  )
}
