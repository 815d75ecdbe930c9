import { hasDurabilityLabel } from '../../../domain/product/duty-applies.ts'
import type { ProducerGuarantee } from '../../../domain/product/product-duties.ts'
import artwork from '../../legal/guarantee-notice/garan.svg?no-inline'
import { useShop } from '../../shop.tsx'

interface DurabilityLabelProps {
  guarantee: ProducerGuarantee | null
}

/**
 * The EU's label for a producer's commercial guarantee of durability: free of charge, on the whole
 * product, for more than two years (Dir. 2011/83/EU Art. 6 (1) (la), Impl. Reg. (EU) 2025/1960).
 */
export function DurabilityLabel({ guarantee }: DurabilityLabelProps) {
  const { text } = useShop()
  if (!guarantee || !hasDurabilityLabel(guarantee)) return null
  const { years } = guarantee
  return (
    <figure className="durability">
      <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
        <image href={artwork} width="72" height="72" />
        <text x="36" y="48" textAnchor="middle" fontSize="30" fontWeight="700">
          {years}
        </text>
      </svg>
      <figcaption>{text.count('duties.guarantee', years)}</figcaption>
    </figure>
  )
}
