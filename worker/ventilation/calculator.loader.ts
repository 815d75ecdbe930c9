import { airInputOf } from '../../domain/ventilation/rooms/air-input.ts'
import { airPlan, largestDemand } from '../../domain/ventilation/rooms/air-plan.ts'
import {
  type CalculatorKind,
  calculatorOfSlug,
  calculatorSlugs,
} from '../../domain/ventilation/calculators.ts'
import { connectionInputOf } from '../../domain/ventilation/duct/connection-input.ts'
import { ductInputOf } from '../../domain/ventilation/duct/duct-input.ts'
import { ductRun } from '../../domain/ventilation/duct/duct-run.ts'
import { ductFanFilter, fanFilter } from '../../domain/ventilation/fans/fan-choice.ts'
import {
  type CategoryIdsByKey,
  type ProductFilter,
  scopeOfProducts,
} from '../../domain/ventilation/fans/product-filter.ts'
import { unreadableInputs } from '../../domain/ventilation/unreadable-inputs.ts'
import { noiseInputOf } from '../../domain/ventilation/noise/noise-input.ts'
import type { TextKey } from '../../client/i18n/text.ts'
import { breadcrumbList } from '../loaders/breadcrumb-list.ts'
import { findCategories } from './find-categories.ts'
import { publicHead } from '../loaders/head.ts'
import type { PublicInput, Loader } from '../loaders/screen.ts'
import type { CalculatorProps } from '../../domain/ventilation/screens/calculator.ts'

const productCount = 3

const texts: Record<CalculatorKind, { title: TextKey; description: TextKey }> = {
  air: { title: 'calculator.air.title', description: 'calculator.air.description' },
  duct: { title: 'calculator.duct.title', description: 'calculator.duct.description' },
  noise: { title: 'calculator.noise.title', description: 'calculator.noise.description' },
  connection: {
    title: 'calculator.connection.title',
    description: 'calculator.connection.description',
  },
}

/** Calculators with matching products; all input is in the URL (domain part 2). */
export const loadCalculator: Loader<'calculator'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const kind = calculatorOfSlug(context.locale, slug)
  if (kind === null) return null
  const { props, products } = await requested(kind, input)
  const parts = Object.entries(products).map(
    ([name, filter]) => [name, firstProducts(reads, filter, props.categories)] as const,
  )
  const title = text(texts[kind].title)
  return {
    props,
    head: publicHead(input, {
      meta: {
        slug,
        slugs: calculatorSlugs[kind],
        seoTitle: title,
        seoDescription: text(texts[kind].description),
        noindex: false,
        nofollow: false,
        shareImage: null,
      },
      path: (others, other) => others.calculator(other),
      jsonLd: [
        breadcrumbList(input, [
          { title: text('calculator.index.title'), path: routes.calculators() },
          { title, path: routes.calculator(slug) },
        ]),
      ],
    }),
    deferred: Object.fromEntries(parts),
  }
}

interface CalculatorRequest {
  props: CalculatorProps
  /** Filters of the first products to show, by the name of their deferred part. */
  products: Record<string, ProductFilter>
}

async function requested(
  kind: CalculatorKind,
  { context, query, reads }: PublicInput,
): Promise<CalculatorRequest> {
  const unreadable = unreadableInputs(query)
  switch (kind) {
    case 'air': {
      const input = airInputOf(query)
      const found = await findCategories(reads, [
        'bathFans',
        'ductFans',
        'industrialFans',
        'homeUnits',
        'roomUnits',
        'hoods',
        'commercialHoods',
      ])
      const fans = largestDemand(airPlan(input, context.locale))?.fans ?? []
      return {
        props: { kind, input, categories: found, unreadable },
        products: Object.fromEntries(fans.map((fan) => [fan.level, fanFilter(fan)])),
      }
    }
    case 'duct': {
      const input = ductInputOf(query)
      const run = ductRun(input)
      const found = await findCategories(reads, [
        'ductFans',
        'spiral',
        'plasticDucts',
        'semiRigid',
        'hoses',
      ])
      return {
        props: { kind, input, categories: found, unreadable },
        products:
          run.assessment === 'impossible' ? {} : { products: ductFanFilter(input.flow, run) },
      }
    }
    case 'noise':
      return {
        props: { kind, input: noiseInputOf(query), categories: {}, unreadable },
        products: {},
      }
    case 'connection': {
      const found = await findCategories(reads, [
        'spiral',
        'hoses',
        'plasticDucts',
        'bends',
        'tees',
        'reducers',
        'couplings',
        'backdraught',
        'valves',
        'silencers',
        'ductFans',
        'clamps',
        'flanges',
        'industrialFans',
      ])
      return {
        props: { kind, input: connectionInputOf(query), categories: found, unreadable },
        products: {},
      }
    }
  }
}

async function firstProducts(
  reads: PublicInput['reads'],
  filter: ProductFilter,
  found: CategoryIdsByKey,
) {
  const category = found[filter.category]
  if (!category) return null
  const { products, total } = await reads.catalogState(
    scopeOfProducts(filter, category.id, productCount),
  )
  return { products, total }
}
