import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { glueUnits, slugify } from '../../catalogue/texts/text.ts'
import { type EntryTexts, eachLocale } from '../each-locale.ts'
import { richTextOf } from '../markup.ts'
import { articles } from './all.ts'
import { authors } from './authors.ts'
import { articleCategories } from './categories.ts'
import { articleTags } from './tags.ts'

/** Articles with their categories, tags and authors. */
export const articleEntries = [
  ...articles.map(articleEntry),
  ...Object.entries(articleCategories).map(categoryEntry),
  ...Object.entries(articleTags).map(tagEntry),
  ...Object.entries(authors).map(authorEntry),
]

function articleEntry({ id, texts, published, category, author, tags }: (typeof articles)[number]): EntryRecord<'article'> {
  const written: EntryTexts<'article'> = {}
  for (const [locale, text] of eachLocale(texts)) {
    written[locale] = {
      slug: slugify(text.short, locale),
      title: text.title,
      short_title: text.short,
      perex: glueUnits(text.perex),
      image: { path: `article/${id}`, alt: '' },
      share_image: `article/${id}`,
      content: richTextOf(text.body, locale),
    }
  }
  return {
    kind: 'article', id, texts: written,
    // Created the evening before, published in the morning.
    facts: { created: `${dayBefore(published)}T15:30:00Z` },
    published_at: `${published}T07:00:00Z`,
    references: { category: [category], author: [author], tag: tags },
  }
}

function categoryEntry(
  [id, { master, title, menuTitle, perex }]: [string, (typeof articleCategories)[keyof typeof articleCategories]],
  position: number,
): EntryRecord<'article_category'> {
  const texts: EntryTexts<'article_category'> = {}
  for (const [locale, name] of eachLocale(menuTitle)) {
    texts[locale] = { slug: slugify(name, locale), title: title[locale], menu_title: name, perex: perex[locale], image: null, content: null }
  }
  return { kind: 'article_category', id, facts: {}, texts, weight: 100 - position, ...(master ? { references: { master_category: [master] } } : {}) }
}

function tagEntry([id, { title, perex }]: [string, (typeof articleTags)[keyof typeof articleTags]]): EntryRecord<'article_tag'> {
  const texts: EntryTexts<'article_tag'> = {}
  for (const [locale, name] of eachLocale(title)) {
    texts[locale] = { slug: slugify(name, locale), title: name, perex: perex[locale], image: null, content: null }
  }
  return { kind: 'article_tag', id, facts: {}, texts }
}

function authorEntry([id, { name, perex, content, hasPage }]: [string, (typeof authors)[keyof typeof authors]]): EntryRecord<'author'> {
  const texts: EntryTexts<'author'> = {}
  for (const [locale, text] of eachLocale(content)) {
    texts[locale] = {
      slug: slugify(name, locale), title: name, perex: perex[locale],
      image: { path: `person/person-${id}`, alt: name },
      content: hasPage ? richTextOf(text, locale) : null,
    }
  }
  return { kind: 'author', id, facts: { author_has_page: hasPage }, texts }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
