import { textsOf } from '../locales/texts-of.ts'
import type { Locale } from '../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../domain/content/rich-text.ts'

/**
 * Lengths that search engines display of a title (the shop's name is added) and of a description.
 */
const longestTitle = 54
const longestDescription = 160
const shortestDescription = 80

/** Shortens a title for search engines: parts after commas are dropped first. */
export function seoTitleOf(title: string): string {
  let short = title
  while (short.length > longestTitle && short.includes(', ')) {
    short = short.slice(0, short.lastIndexOf(', '))
  }
  return short
}

/**
 * Whole sentences of a text, 80 to 160 characters; a shorter text is prefixed by its title and
 * padded.
 */
export function seoDescriptionOf(text: string, title: string, locale: Locale): string {
  const own = sentencesWithin(text)
  const named =
    own.length >= shortestDescription ? own : sentencesWithin(`${seoTitleOf(title)} – ${own}`)
  if (named.length >= shortestDescription) return named
  const room = longestDescription - named.length - 1
  const addition = textsOf(locale).catalog.snippets.find(({ length }) => length <= room)
  return addition ? `${named} ${addition}` : named
}

/** Description source of a page: its plain paragraphs. */
export function paragraphsOf({ content }: RichText): string {
  const texts = content.filter(({ type, attrs }) => type === 'paragraph' && !attrs).map(plainText)
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

export function plainText(node: RichTextNode): string {
  return node.text ?? (node.content ?? []).map(plainText).join('')
}

function sentencesWithin(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u)
  let joined = ''
  for (const sentence of sentences) {
    const next = joined ? `${joined} ${sentence}` : sentence
    if (next.length > longestDescription) break
    joined = next
  }
  return joined.length >= shortestDescription || joined === text ? joined : cut(text)
}

/** Up to the last whole word. */
function cut(text: string): string {
  if (text.length <= longestDescription) return text
  const start = text.slice(0, longestDescription - 1)
  return `${start.slice(0, start.search(/\s\S*$/)).replace(/[\s,;:–]+$/, '')}…`
}
