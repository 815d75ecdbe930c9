import { contentMeta } from './content-meta.ts'
import type { ResolvedEntry } from './resolved-entry.ts'

/** Common fields of tag and author. */
export function tagOrAuthorFields(entry: ResolvedEntry<'article_tag'> | ResolvedEntry<'author'>) {
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
