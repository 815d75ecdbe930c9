import type { Locale } from '../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../domain/content/rich-text.ts'

/** Search engines show about this much of a title (the shop's name is added) and of a description. */
const longestTitle = 54
const longestDescription = 160
const shortestDescription = 80

/** Added to a description that says too little by itself; the longest that fits is taken. */
const additions: Record<Locale, string[]> = {
  de: [
    'Mit technischen Daten, Preisen und Lieferzeit bei uns im Shop vergleichen und bestellen.',
    'Technische Daten, Preise und Lieferzeit im Shop.',
    'Daten und Preise im Shop.',
  ],
  cs: [
    'Technické údaje, ceny a dodací lhůtu porovnáte v našem obchodě, kde můžete i objednat.',
    'Technické údaje, ceny a dodací lhůta v našem obchodě.',
    'Údaje a ceny v našem obchodě.',
  ],
  sk: [
    'Technické údaje, ceny a dodaciu lehotu porovnáte v našom obchode, kde môžete aj objednať.',
    'Technické údaje, ceny a dodacia lehota v našom obchode.',
    'Údaje a ceny v našom obchode.',
  ],
  en: [
    'Compare technical data, prices and lead times in our shop and order what fits your job.',
    'Technical data, prices and lead times in our shop.',
    'Data and prices in our shop.',
  ],
}

/** A title as long as search engines show it: parts behind commas go first. */
export function seoTitleOf(title: string): string {
  let short = title
  while (short.length > longestTitle && short.includes(', ')) {
    short = short.slice(0, short.lastIndexOf(', '))
  }
  return short
}

/** Whole sentences of a text, 80 to 160 characters; what is shorter is led by its title and filled up. */
export function seoDescriptionOf(text: string, title: string, locale: Locale): string {
  const own = sentencesWithin(text)
  const named =
    own.length >= shortestDescription ? own : sentencesWithin(`${seoTitleOf(title)} – ${own}`)
  if (named.length >= shortestDescription) return named
  const room = longestDescription - named.length - 1
  const addition = additions[locale].find(({ length }) => length <= room)
  return addition ? `${named} ${addition}` : named
}

/** The running text of a page, for its description: plain paragraphs in their order. */
export function paragraphsOf({ content }: RichText): string {
  const texts = content.filter(({ type, attrs }) => type === 'paragraph' && !attrs).map(plainText)
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

function plainText(node: RichTextNode): string {
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
