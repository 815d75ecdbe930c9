import { type Accessory, accessoryKinds } from '../../../domain/product/accessory.ts'
import { fittingVariant } from '../../../domain/product/fitting-variant.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

type Reads = Pick<PublicReads, 'products' | 'productDetail'>

/** Something in the cart that accessories are looked for. */
export interface AccessoryOf {
  slug: string
  variantId: string
}

interface Candidate {
  id: string
  kind: Accessory['kind']
  of: AccessoryOf
  product: Product
}

/** Lines that are looked at, the newest first, and accessories that are shown. */
const maxLines = 4
const maxShown = 6

/**
 * What goes with things in the cart, as the relations of their products tell: what is needed first,
 * each in the size that fits.
 */
export async function accessoriesOf(
  reads: Reads,
  lines: readonly AccessoryOf[],
): Promise<Accessory[]> {
  const found = await Promise.all(
    lines
      .slice(0, maxLines)
      .map(async (of) => ({ of, product: await reads.productDetail(of.slug) })),
  )
  const known = found.flatMap(({ of, product }) => (product ? [{ of, product }] : []))
  const candidates = candidatesOf(known)
  const tiles = await reads.products({ ids: candidates.map(({ id }) => id) })
  const shown = await Promise.all(
    candidates.map(async (candidate) => {
      const slug = tiles.find(({ id }) => id === candidate.id)?.slug
      const accessory = slug ? await reads.productDetail(slug) : null
      return accessory ? accessoryOf(accessory, candidate) : null
    }),
  )
  return shown.filter((accessory) => accessory !== null)
}

/** By urgency, then one of each line in turn, so that the first line does not take all places. */
function candidatesOf(known: readonly { of: AccessoryOf; product: Product }[]): Candidate[] {
  const taken = new Set(known.map(({ product }) => product.id))
  const candidates: Candidate[] = []
  for (const kind of accessoryKinds) {
    const longest = Math.max(0, ...known.map(({ product }) => product.related[kind].length))
    for (let turn = 0; turn < longest; turn++) {
      for (const { of, product } of known) {
        const id = product.related[kind][turn]
        if (id === undefined || taken.has(id)) continue
        taken.add(id)
        candidates.push({ id, kind, of, product })
      }
    }
  }
  return candidates.slice(0, maxShown)
}

function accessoryOf(accessory: Product, { kind, of, product }: Candidate): Accessory | null {
  const variant = fittingVariant(accessory, product, of.variantId)
  if (!variant || !accessory.visibility.saleable) return null
  return {
    kind,
    forName: shortName(product.name),
    productId: accessory.id,
    variantId: variant.id,
    name: accessory.name,
    variantName: accessory.hasVariants ? variant.name : '',
    slug: accessory.slug,
    image: variant.mainImage ?? accessory.mainImage,
    unit: variant.unit,
    amountMin: variant.availability.amountMin,
    unitWithTax: variant.prices.unitWithTax,
    unitWithoutTax: variant.prices.unitWithoutTax,
    delayDays: variant.availability.delayDays,
  }
}

/** `Zefyra Aura – Badlüfter axial, Ø 100 mm` is known by its first part. */
function shortName(name: string): string {
  return name.split(/ [–-] /, 1)[0] ?? name
}
