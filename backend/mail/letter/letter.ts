/** Content of an email, rendered as HTML and as plain text with the same blocks. */
export type Block =
  | { kind: 'text'; text: string }
  /** Quoted text of somebody else. */
  | { kind: 'quote'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Label and value. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'items'; columns: readonly [string, string]; rows: readonly ItemRow[] }
  | { kind: 'sums'; rows: readonly SumRow[] }
  | { kind: 'addresses'; columns: readonly { title: string; lines: readonly string[] }[] }
  /** An inline image: `cid` is its content id. */
  | { kind: 'picture'; cid: string; alt: string; caption: string; size: number }

interface ItemRow {
  name: string
  /** Included with the line before it. */
  isPart: boolean
  /** Smaller, below the name. */
  details: readonly string[]
  sum: string
}

interface SumRow {
  label: string
  value: string
  isTotal?: boolean
}

export interface Letter {
  kind: string
  subject: string
  /** Preview text of an email list; default: the first paragraph. */
  preview?: string
  paragraphs?: readonly string[]
  /** Label and value, below the paragraphs. */
  rows?: readonly (readonly [string, string])[]
  /** Below the rows. */
  blocks?: readonly Block[]
  button?: { label: string; href: string }
  /** Footer, small. */
  legal: readonly string[]
}

export function blocksOf({ paragraphs = [], rows, blocks = [], button }: Letter): Block[] {
  return [
    ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
    ...(rows?.length ? [{ kind: 'facts', rows } as const] : []),
    ...blocks,
    ...(button ? [{ kind: 'button', ...button } as const] : []),
  ]
}

/** Single-line text: a header, a subject, a cell. Prevents header injection by line breaks. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
