import type { Product, RelatedProducts } from '../../../domain/product/product.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { ProductStrip } from './product-strip.tsx'
import type { RelatedTilesQuery } from './use-related-tiles.ts'

interface Strip {
  kind: keyof RelatedProducts
  title: TextKey
  text: TextKey
}

/** Replacements first, then required parts, fitting ones, and the rest. */
const strips: readonly Strip[] = [
  { kind: 'successors', title: 'details.successors.title', text: 'details.successors.text' },
  { kind: 'set', title: 'details.set.title', text: 'details.set.text' },
  { kind: 'requires', title: 'details.requires.title', text: 'details.requires.text' },
  { kind: 'fits', title: 'details.fits.title', text: 'details.fits.text' },
  { kind: 'consumables', title: 'details.consumables.title', text: 'details.consumables.text' },
  { kind: 'alternatives', title: 'details.alternatives.title', text: 'details.alternatives.text' },
  { kind: 'sets', title: 'details.sets.title', text: 'details.sets.text' },
]

interface RelatedStripsProps
  extends Pick<Product, 'related'>, Pick<RelatedTilesQuery, 'variants'> {}

/** Related products by relation, never mixed (UX rule 17). */
export function RelatedStrips({ related, variants }: RelatedStripsProps) {
  const { text } = useShop()
  return strips
    .filter(({ kind }) => related[kind].length > 0)
    .map((strip) => (
      <ProductStrip
        key={strip.kind}
        kind={strip.kind}
        ids={related[strip.kind]}
        variants={variants}
        title={text(strip.title)}
        text={text(strip.text)}
      />
    ))
}
