import type { Locale } from '../../domain/locale.ts'
import { between, pick, randomOf, sample, type Random } from '../catalogue/random.ts'
import { authors } from '../catalogue/texts/review-texts.ts'
import { insert, type SeedStatement, type TableRow } from '../../backend/db/insert.ts'
import type { NumberedProduct } from '../numbering.ts'
import { exchanges, subjectByCategory, type Exchange } from './comment-texts.ts'

/** Share of products with questions. */
const askedShare = 0.1
const day = 86_400_000
const advisers: Record<Locale, string> = {
  de: 'Beratung LuftBasis',
  cs: 'Poradna LuftBasis',
  sk: 'Poradňa LuftBasis',
  en: 'LuftBasis advice',
}

/** Questions about products with their answers, deterministic per catalogue. */
export function* commentRows(products: NumberedProduct[]): Generator<SeedStatement> {
  yield* insert('product_comment', products.flatMap(commentsOf))
}

function commentsOf({ n, record }: NumberedProduct): TableRow[] {
  const random = randomOf(`${record.id}:comments`)
  if (random() >= askedShare) return []
  const subject = subjectByCategory[record.categoryId.charAt(0)] ?? 'other'
  const known: Exchange[] = exchanges[subject]
  return sample(known, between(1, 2, random), random).flatMap((exchange, index) =>
    // Two rows per question, at most two questions per product: four numbers per product.
    exchangeOf(n, n * 4 + index * 2, exchange, random),
  )
}

function exchangeOf(
  productN: number,
  n: number,
  { question, answer }: Exchange,
  random: Random,
): TableRow[] {
  const locale = pick<Locale>(['de', 'de', 'cs', 'cs', 'sk', 'en'], random)
  const when = Date.UTC(2025, 2, 3) + between(0, 600, random) * day + between(6, 20, random) * 3.6e6
  const answered = when + between(2, 40, random) * 3.6e6
  const author = pick(authors[locale], random)
  return [
    {
      n,
      product_n: productN,
      parent_n: null,
      author,
      text: question[locale],
      locale,
      created_at: new Date(when).toISOString(),
    },
    {
      n: n + 1,
      product_n: productN,
      parent_n: n,
      author: advisers[locale],
      text: answer[locale],
      locale,
      created_at: new Date(answered).toISOString(),
    },
  ]
}
