import type { ComparedProduct } from '../../domain/product/compare.ts'
import { useShop } from '../shop.tsx'
import { AvailabilityLine } from '../product/purchase/availability-line.tsx'
import { perUnit } from '../product/purchase/per-unit.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price/price.tsx'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'

interface CompareHeadProps {
  product: ComparedProduct
  /** Ids of all compared products. */
  ids: string[]
  onRemove: (id: string) => void
}

/** Column head of a product: name, price, delivery date. */
export function CompareHead({ product, ids, onRemove }: CompareHeadProps) {
  const { routes, text } = useShop()
  const rest = ids.filter((id) => id !== product.id)
  return (
    <div className="compare-head">
      <a
        className="compare-head__remove no-print"
        href={routes.compare(rest)}
        aria-label={text('compare.removeNamed', { name: product.name })}
        onClick={() => onRemove(product.id)}
      >
        <Icon name="x" />
      </a>
      <Picture image={product.image} width={160} height={160} beside={product.name} />
      {product.brand && <p className="tile__brand">{product.brand}</p>}
      <a className="compare-head__name" href={routes.product(product.slug)}>
        {noBreakRanges(product.name)}
      </a>
      <Price prices={product.prices} from={product.priceFrom} {...perUnit(product.unit, text)} />
      <AvailabilityLine availability={product.availability} unit={product.unit} />
    </div>
  )
}
