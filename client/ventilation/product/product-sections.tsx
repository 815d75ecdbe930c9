import type { Parameter } from '../../../domain/product/parameter.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { isReadable } from '../curves/fan-at.ts'
import { FanCurves } from '../curves/fan-curves.tsx'
import { NoiseAtDistance } from '../noise/noise-at-distance.tsx'
import { ConnectionLinks } from './connection-links.tsx'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { HeatSavings } from './heat-savings.tsx'
import { OctaveTable } from './octave-table.tsx'
import { RoundEquivalent } from './round-equivalent.tsx'

interface ProductSectionsProps {
  product: Product
  variant: Variant
  parameters: Parameter[]
}

/** Product page sections for fans and ducts, if there is data. */
export function ProductSections({ product, variant, parameters }: ProductSectionsProps) {
  const { routes } = useShop()
  const curves = variant.curves.filter(isReadable)
  // The parent category has more fans to choose from.
  const category = product.breadcrumbs.at(1) ?? product.breadcrumbs.at(-1)
  return (
    <>
      {variant.drawing && <DimensionDrawing drawing={variant.drawing} />}
      {curves.length > 0 && (
        <FanCurves
          key={variant.id}
          curves={curves}
          categoryPath={category ? routes.category(category.slug) : null}
        />
      )}
      <NoiseAtDistance parameters={parameters} />
      {variant.octaves && <OctaveTable octaves={variant.octaves} />}
      <HeatSavings parameters={parameters} />
      <ConnectionLinks categoryId={product.categoryId} parameters={parameters} />
      <RoundEquivalent categoryId={product.categoryId} parameters={parameters} />
    </>
  )
}
