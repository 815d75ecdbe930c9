import type { Locale } from '../../domain/locale.ts'
import type { ProductRecord } from '../records.ts'
import type { Plan } from './plan.ts'
import { between, pick, randomOf, type Random, sample } from './random.ts'
import { additions, authors, opinions, subjectOf } from './texts/review-texts.ts'

type Review = ProductRecord['reviews'][number]

const markets: [Locale, number][] = [['de', 0.52], ['cs', 0.82], ['sk', 0.95], ['en', 1]]
const mostReviews = 12

/** Reviews of a product: none for many products, a dozen at most. */
export function reviewsOf({ seed, family }: Plan): Review[] {
  const random = randomOf(`${seed}:reviews`)
  const count = countOf(random, family.stock)
  const perMarket = new Map<Locale, number>()
  for (let i = 0; i < count; i++) {
    const locale = marketOf(random())
    perMarket.set(locale, (perMarket.get(locale) ?? 0) + 1)
  }
  const subject = subjectOf[family.group]
  const reviews = [...perMarket].flatMap(([locale, wanted]) =>
    sample(opinions[locale][subject], wanted, random).map(([rating, text]) => reviewOf(locale, rating, text, random)),
  )
  return reviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Stocked products have more reviews. */
function countOf(random: Random, stock: Plan['family']['stock']): number {
  const silent = { A: 0.3, B: 0.45, C: 0.65, D: 0.85 }[stock]
  if (random() < silent) return 0
  return 1 + Math.floor(random() ** 2 * mostReviews)
}

function marketOf(share: number): Locale {
  return markets.find(([, upTo]) => share < upTo)?.[0] ?? 'de'
}

function reviewOf(locale: Locale, rating: number, text: string, random: Random): Review {
  const addition = rating >= 80 && random() < 0.45 ? ` ${pick(additions[locale], random)}` : ''
  const day = Date.UTC(2025, 0, 8) + between(0, 675, random) * 86_400_000
  return {
    author: pick(authors[locale], random),
    rating,
    text: text + addition,
    locale,
    createdAt: new Date(day + between(6 * 60, 21 * 60, random) * 60_000).toISOString(),
    verified: random() < 0.86,
  }
}
