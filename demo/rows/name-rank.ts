import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import type { NumberedProduct } from '../numbering.ts'

type Names = Record<Locale, { n: number; name: string }[]>

/** Names of all products so far, for alphabetical ranks by language. */
export class NameList {
  #names: Names = { de: [], cs: [], sk: [], en: [] }

  add(products: readonly NumberedProduct[]): void {
    for (const { n, record } of products) {
      for (const locale of locales) this.#names[locale].push({ n, name: record.name[locale] })
    }
  }

  /** Alphabetical rank in a language by product number. */
  ranks(locale: Locale): number[] {
    const collator = new Intl.Collator(locale, { numeric: true })
    const inOrder = this.#names[locale].toSorted((a, b) => collator.compare(a.name, b.name))
    const ranks: number[] = []
    for (const [rank, { n }] of inOrder.entries()) ranks[n] = rank
    return ranks
  }
}
