import type { Locale } from '../../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import { matchScreen } from '../../../domain/routes.ts'

export interface LinkedProducts {
  /** Slugs in the order of the text. */
  products: string[]
  /** Category of the text's button, else the first that it links to. */
  category: string | null
}

/** The products that a text links to. */
export function linkedProducts(doc: RichText, locale: Locale): LinkedProducts {
  const products = new Set<string>()
  const categories: { slug: string; isButton: boolean }[] = []
  for (const { href, isButton } of doc.content.flatMap(linksOf)) {
    if (!href.startsWith('/') || href.startsWith('//')) continue
    const { screen, slug } = matchScreen(locale, href.split(/[?#]/, 1)[0] ?? '')
    if (screen === 'product') products.add(slug)
    if (screen === 'category' && slug) categories.push({ slug, isButton })
  }
  const leading = categories.find(({ isButton }) => isButton) ?? categories[0]
  return { products: [...products], category: leading?.slug ?? null }
}

interface ContentLink {
  href: string
  isButton: boolean
}

function linksOf({ type, attrs, marks = [], content = [] }: RichTextNode): ContentLink[] {
  const link = (href: unknown, isButton: boolean) =>
    typeof href === 'string' ? [{ href, isButton }] : []
  return [
    ...(type === 'button' ? link(attrs?.['href'], true) : []),
    ...marks.flatMap((mark) => (mark.type === 'link' ? link(mark.attrs?.['href'], false) : [])),
    ...content.flatMap(linksOf),
  ]
}
