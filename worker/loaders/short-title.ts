import { categoryTitleLength, truncate } from '../../client/content/page/truncate.ts'
import { withSoftHyphens } from '../../domain/content/soft-hyphens.ts'

/** Spec §9: a category's title is truncated in lists of links. */
export function withShortTitle<Titled extends { title: string }>(category: Titled): Titled {
  return { ...category, title: truncate(category.title, categoryTitleLength) }
}

/** Soft hyphens for long words in a narrow tile. */
export function withTileTitle<Titled extends { title: string }>(category: Titled): Titled {
  const { title } = withShortTitle(category)
  return { ...category, title: withSoftHyphens(title) }
}
