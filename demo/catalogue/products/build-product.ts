import type { ParameterValueRecord, Text } from '../../../backend/db/columns.ts'
import type { ProductRecord, VariantRecord } from '../../records.ts'
import { baseMeasureOf } from './base-measure.ts'
import { curvesOf, octavesOf } from './curves.ts'
import { articleNumber, eanOf, makersNumber } from '../codes.ts'
import { describe, perexOf, type Spread } from '../description.ts'
import { productName, slugOf, variantFullname, variantName } from '../names.ts'
import { pictureOf, pictureOfVariant, picturesOf, secondPictureOf } from '../picture.ts'
import type { Plan } from '../plan.ts'
import { pricing, reductionOf, tiersOf } from './prices.ts'
import { between, randomOf } from '../random.ts'
import { reviewsOf } from '../reviews.ts'
import { incomingOf, stockOf } from './stock.ts'
import { freeShippers, isSentFree } from '../free-shipping.ts'
import { giftsOf, nPlusOneOf } from '../gifts.ts'
import { documentsOf, energyLabelOf } from '../documents.ts'
import { dutiesOf } from '../duties/duties-of.ts'
import { endTextOf } from '../texts/end-text.ts'
import { isEnded } from './ended.ts'
import type { Related } from '../relations.ts'
import { tagsOf } from '../tags.ts'
import { type Draft, draftVariants } from './draft-variants.ts'
import { type Character, characterOf } from './values.ts'

/** The product of a plan, without relations. */
export function buildProduct(plan: Plan, related: Related, nameOf: (id: string) => string): ProductRecord {
  const { family } = plan
  const character = characterOf(plan)
  const drafts = draftVariants(plan, character)
  const common = commonValues(drafts)
  const spread = spreadOf(drafts)
  const reduction = reductionOf(plan.seed, family.category === 'M3')
  // Each colour of a series has its own buyers and reviews.
  const reviews = reviewsOf(plan.colour ? { ...plan, seed: plan.id } : plan)
  const nPlusOne = nPlusOneOf(plan)
  const { fits, alternatives, colours, ...relations } = related
  const variants = drafts.map((draft, i) => buildVariant(plan, character, draft, i, common, reduction))
  const picture = variants[0]?.image ?? pictureOf(family.model)
  const second = secondPictureOf(picture)
  return {
    id: plan.id,
    categoryId: family.category,
    brandId: plan.brandId,
    name: productName(plan, common),
    slug: slugOf(plan),
    perex: perexOf(plan, spread),
    description: describe(plan, spread),
    images: [...new Set([picture, ...variants.map(({ image }) => image)].flatMap(picturesOf))],
    hoverImage: second,
    unit: family.unit,
    unitStep: family.unitStep,
    amountMin: family.amountMin,
    baseMeasure: family.baseMeasure,
    axes: axesOf(plan, drafts),
    parameters: [...common.values()],
    keyParameters: family.key.filter((code) => spread.has(code)).slice(0, 4),
    variants,
    tags: tagsOf(plan, spread, reduction !== null),
    // Promotions are not combined: no quantity discount with an N-plus-one offer.
    tiers: nPlusOne ? [] : tiersOf(family.tiers),
    saleable: !isEnded(plan),
    gifts: giftsOf(plan, related),
    nPlusOne,
    freeShippers: variants.every(isSentFree) ? freeShippers : [],
    permanentDiscount: family.category === 'M3',
    rating: averageOf(reviews),
    reviews,
    fits,
    alternatives,
    relations,
    colours,
    documents: documentsOf(plan, spread),
    energyLabel: energyLabelOf(plan, spread),
    duties: dutiesOf(plan, variants.map(({ id }, i) => ({ id, values: drafts[i]?.values ?? new Map() }))),
    endText: isEnded(plan) ? endTextOf(related.successors.map(nameOf)) : null,
    createdAt: createdAtOf(plan),
  }
}

function buildVariant(plan: Plan, character: Character, { size, option, values }: Draft, index: number,
  common: ReadonlyMap<string, ParameterValueRecord>, reduction: ReturnType<typeof reductionOf>): VariantRecord {
  const { family } = plan
  const id = `v-${plan.id.slice(2)}${size ? `-${size}` : ''}${option ? `-${option.id}` : ''}`
  const stocked = stockOf(plan, size, randomOf(`${plan.seed}:stock:${id}`))
  const fullname: Text = variantFullname(plan, size, option?.suffix ?? '', values)
  return {
    id,
    catalogCode: articleNumber(plan, size, option),
    marketingCode: makersNumber(plan, id),
    ean: eanOf(plan, index),
    name: variantName(plan, values, fullname),
    fullname,
    image: pictureOfVariant(family, plan.index, values),
    axisValues: {
      ...(family.size && size ? { [family.size.code]: size } : {}),
      ...(family.option && option ? { [family.option.code]: option.id } : {}),
    },
    parameters: [...values.values()].filter(({ code }) => !common.has(code)),
    ...pricing(character.euro(size, option), reduction),
    ...stocked,
    incoming: incomingOf(stocked, randomOf(`${id}:incoming`)),
    ...baseMeasureOf(plan, values),
    weightGrams: Math.max(5, Math.round(character.kg(size, option) * 1000)),
    longestSideMm: option?.longestMm ?? Math.round(character.longest(size)),
    curves: curvesOf(family, values),
    octaves: octavesOf(family, values),
  }
}

function commonValues(drafts: Draft[]): Map<string, ParameterValueRecord> {
  const [first, ...others] = drafts
  const shared = [...(first?.values ?? [])].filter(([code, value]) => {
    const key = JSON.stringify(value)
    return others.every(({ values }) => JSON.stringify(values.get(code)) === key)
  })
  return new Map(shared)
}

function spreadOf(drafts: Draft[]): Spread {
  const spread = new Map<string, ParameterValueRecord[]>()
  for (const { values } of drafts) {
    for (const [code, value] of values) {
      const known = spread.get(code)
      if (known) known.push(value)
      else spread.set(code, [value])
    }
  }
  return spread
}

function axesOf({ family }: Plan, drafts: Draft[]): string[] {
  const offered = (code: string | undefined, values: (string | undefined)[]) =>
    code && new Set(values).size > 1 ? [code] : []
  return [
    ...offered(family.size?.code, drafts.map(({ size }) => size ?? undefined)),
    ...offered(family.option?.code, drafts.map(({ option }) => option?.id)),
  ]
}

function averageOf(reviews: ProductRecord['reviews']): number | null {
  if (reviews.length === 0) return null
  return Math.round(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length)
}

/** Between spring 2023 and autumn 2026. */
function createdAtOf(plan: Plan): string {
  const random = randomOf(`${plan.seed}:created`)
  const day = Date.UTC(2023, 2, 1) + between(0, 1350, random) * 86_400_000
  return new Date(day + between(7, 16, random) * 3_600_000).toISOString()
}

