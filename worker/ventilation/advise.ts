import type { AdviserAnswers } from '../../domain/ventilation/adviser/answers.ts'
import {
  completingParts,
  type PartKind,
  partCategories,
} from '../../domain/ventilation/adviser/completing-parts.ts'
import { fanCategories, type FanSearch } from '../../domain/ventilation/adviser/fan-searches.ts'
import { findFans, type FanMatch, scopeOf } from '../../domain/ventilation/adviser/find-fans.ts'
import type { FanRequirements } from '../../domain/ventilation/adviser/fan-requirements.ts'
import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import type { AdvisedFan, AdvisedPart } from '../../domain/ventilation/screens/adviser.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { tileProduct, tileVariant } from './tile-product.ts'

/** Recommended fans with their accessories; none in a shop without these categories. */
export async function advise(
  reads: PublicReads,
  answers: AdviserAnswers,
  need: FanRequirements,
): Promise<AdvisedFan[]> {
  const categoryIds = [...Object.values(fanCategories), ...partCategories]
  const known = new Set((await reads.categoriesById(categoryIds)).map(({ id }) => id))
  const nothing = { products: [], total: 0, page: 1, perPage: 1, facets: [] }
  const list = async (scope: CatalogScope) =>
    known.has(scope.categoryId ?? '') ? reads.catalogState(scope) : nothing
  // Memoised, because several fans need the same part.
  const parts = new Map<string, ReturnType<typeof list>>()
  const firstOf = (search: FanSearch) => {
    const key = JSON.stringify(search)
    const found = parts.get(key) ?? list(scopeOf(search, 1))
    parts.set(key, found)
    return found
  }
  const fans = await findFans({ list, product: (slug) => reads.productDetail(slug) }, answers, need)
  return Promise.all(
    fans.map(async (found) => {
      const completing = completingParts(found, answers, need).map(
        async ({ kind, amount, search, otherwise }): Promise<AdvisedPart | PartKind> => {
          const first = (await firstOf(search)).products
          const found =
            first.length > 0 || otherwise === undefined
              ? first
              : (await firstOf({ ...search, categoryId: otherwise })).products
          const [tile] = found
          if (!tile) return kind
          const variant = tileVariant(tile.variant)
          const least = Math.max(amount, tile.variant.availability.amountMin)
          return { kind, amount: least, product: tileProduct(tile), variant }
        },
      )
      const fittings = await Promise.all(completing)
      return {
        ...toAdvisedFan(found),
        parts: fittings.filter((part) => typeof part !== 'string'),
        missing: fittings.filter((part) => typeof part === 'string'),
      }
    }),
  )
}

function toAdvisedFan({ product, fan, flow, highlights, compromises }: FanMatch): AdvisedFan {
  const variant = product.variants.find(({ id }) => id === fan.variantId) ?? product.variants[0]
  if (!variant) throw new Error(`Product ${product.id} has no variant`)
  const { sound, power, diameter, protection, hasBackdraught } = fan
  return {
    highlights,
    compromises,
    product: { ...tileProduct(product), mainImage: variant.mainImage ?? product.mainImage },
    variant: tileVariant(variant),
    flow: Math.floor(flow),
    sound,
    power,
    diameter,
    protection,
    hasBackdraught,
    parts: [],
    missing: [],
  }
}
