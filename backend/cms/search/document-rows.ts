/** Rebuilds the index of categories, pages and other content from their tables. */
export const documentRows = [
  'DELETE FROM search_document',
  `INSERT INTO search_document (kind, id, locale, slug, published_at, title, body)
  SELECT kind, id, locale, slug, published_at, title, body FROM search_source`,
]
