import { locales, type Locale } from '../../../domain/locale.ts'
import { inChunks, type SeedStatement } from '../insert.ts'
import type { NumberedProduct } from '../numbering.ts'

type Names = Record<Locale, { n: number; name: string }[]>

/** Names of all products so far: the alphabet of a language needs to see every one. */
export class NameList {
  #names: Names = { de: [], cs: [], sk: [], en: [] }

  add(products: readonly NumberedProduct[]): void {
    for (const { n, record } of products) {
      for (const locale of locales) this.#names[locale].push({ n, name: record.name[locale] })
    }
  }

  /** The place of each product in the alphabet of each language. */
  *rows(): Generator<SeedStatement> {
    for (const locale of locales) {
      const collator = new Intl.Collator(locale, { numeric: true })
      const inOrder = this.#names[locale].toSorted((a, b) => collator.compare(a.name, b.name))
      yield* inChunks(
        `UPDATE product_text SET name_rank = ranked.value ->> 1 FROM json_each(?1) ranked
        WHERE product_n = ranked.value ->> 0 AND locale = '${locale}'`,
        inOrder.map(({ n }, rank) => [n, rank]),
      )
    }
  }
}
