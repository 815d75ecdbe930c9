import { contentMeta } from './content-meta.ts'
import type { FoundEntry } from './found-entry.ts'

/** What a tag and an author have in common. */
export function portraitOf(entry: FoundEntry<'article_tag'> | FoundEntry<'author'>) {
  const { title, perex, image, content } = entry.text
  return {
    _id: entry.id,
    locale: entry.locale,
    title,
    perex,
    image,
    content,
    page_meta: contentMeta(entry, perex, image),
  }
}
