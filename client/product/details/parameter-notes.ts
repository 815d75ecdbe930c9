import type { Image } from '../../../domain/content/image.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Link } from '../../../domain/link.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'

/** What is told of a value that a product has (spec §3 Parameter value). */
export interface ValueNote {
  id: string
  short: string
  long: RichText | null
  link: Link | null
  image: Image | null
  /** Not for the table of a product's page. */
  hidden?: true
  lang?: Locale
}

/** What is told of a parameter of a product (spec §3 Parameter). */
export interface ParameterNote {
  /** A saved filter with more of such products. */
  more: { title: string; link: Link; lang?: Locale } | null
  values: ValueNote[]
}

/** Deferred part `notes`: by the parameter's code; parameters of which nothing is told are left out. */
export type ParameterNotes = Record<string, ParameterNote>
