import type { Image } from '../../../domain/content/image.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Link } from '../../../domain/link.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'

/** Notes on a value of a product (spec §3 Parameter value). */
export interface ValueNote {
  id: string
  short: string
  long: RichText | null
  link: Link | null
  image: Image | null
  /** Hidden in the product page's table. */
  hidden?: true
  lang?: Locale
}

/** Notes on a parameter of a product (spec §3 Parameter). */
export interface ParameterNote {
  /** A list of similar products, with this one. */
  more: { title: string; link: Link } | null
  /** The saved filter that the CMS links. */
  saved: { title: string; link: Link; lang?: Locale } | null
  values: ValueNote[]
}

/** Deferred part `notes`: by parameter code; parameters without notes are omitted. */
export type ParameterNotes = Record<string, ParameterNote>
