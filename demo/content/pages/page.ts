import type { Text } from '../../../backend/db/columns.ts'
import type { BlockRecord, PageRecord } from '../../records.ts'
import type { Locale } from '../../../domain/locale.ts'
import { richTexts } from '../markup.ts'
import { type PageId, pageSlugs } from '../page-slugs.ts'

const noBlocks: Record<Locale, BlockRecord[]> = { de: [], cs: [], sk: [], en: [] }

/** A text page from texts in the markup of `markup.ts`. */
export function page(id: PageId, title: Text, text: Text, rewrites: string[] = [], blocks = noBlocks): PageRecord {
  return { id: `page-${id}`, title, slug: pageSlugs[id], content: richTexts(text), blocks, rewrites, noindex: false }
}
