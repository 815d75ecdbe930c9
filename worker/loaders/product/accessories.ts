import { type Accessory, accessoryKinds } from '../../../domain/product/accessory.ts'
import type { Product, ProductTile } from '../../../domain/product/product.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { accessoryTiles } from './related-products.ts'

type Reads = Pick<PublicReads, 'products' | 'productDetail'>

/** A cart line to find accessories for. */
export interface AccessoryOf {
  slug: string
  variantId: string
}

/** A product of the cart and what goes with its variant, by id. */
interface Line {
  product: Product
  tiles: ReadonlyMap<string, ProductTile>
}

/** Lines considered, newest first, and accessories shown. */
const maxLines = 4
const maxShown = 6

/**
 * Accessories of cart lines by product relations: required ones first, each in the size that fits.
 */
export async function accessoriesOf(
  reads: Reads,
  lines: readonly AccessoryOf[],
): Promise<Accessory[]> {
  const found = await Promise.all(lines.slice(0, maxLines).map((line) => findLine(reads, line)))
  return chooseAccessories(found.filter((line) => line !== null))
}

async function findLine(reads: Reads, { slug, variantId }: AccessoryOf): Promise<Line | null> {
  const product = await reads.productDetail(slug)
  if (!product) return null
  const tiles = await accessoryTiles(reads, product, variantId)
  const buyable = tiles.filter(isBuyable)
  return { product, tiles: new Map(buyable.map((tile) => [tile.id, tile])) }
}

function isBuyable({ visibility, variant }: ProductTile): boolean {
  return visibility.saleable && variant.availability.isAvailable && variant.prices.unitWithTax > 0
}

/**
 * By urgency, then round-robin over the lines, so that the first line does not take all positions.
 */
function chooseAccessories(lines: readonly Line[]): Accessory[] {
  const taken = new Set(lines.map(({ product }) => product.id))
  const chosen: Accessory[] = []
  for (const kind of accessoryKinds) {
    const longest = Math.max(0, ...lines.map(({ product }) => product.related[kind].length))
    for (let turn = 0; turn < longest; turn++) {
      for (const { product, tiles } of lines) {
        const tile = tiles.get(product.related[kind][turn] ?? '')
        if (!tile || taken.has(tile.id)) continue
        taken.add(tile.id)
        chosen.push(accessoryOf(tile, kind, product))
      }
    }
  }
  return chosen.slice(0, maxShown)
}

function accessoryOf(tile: ProductTile, kind: Accessory['kind'], product: Product): Accessory {
  const { variant } = tile
  return {
    kind,
    forName: shortName(product.name),
    productId: tile.id,
    variantId: variant.id,
    name: tile.name,
    variantName: tile.variantCount > 1 ? variant.name : '',
    slug: tile.slug,
    image: tile.mainImage,
    unit: variant.unit,
    amountMin: variant.availability.amountMin,
    unitWithTax: variant.prices.unitWithTax,
    unitWithoutTax: variant.prices.unitWithoutTax,
    basePrice: variant.prices.basePrice,
    delayDays: variant.availability.delayDays,
  }
}

/** Only the first part of the title: `Zefyra Aura – Badlüfter axial, Ø 100 mm`. */
function shortName(name: string): string {
  return name.split(/ [–-] /, 1)[0] ?? name
}
