import { categoryTitleLength, truncate } from '../../client/content/page/truncate.ts'
import { withSoftHyphens } from '../../domain/content/soft-hyphens.ts'

/** Spec §9: a category's title is cut where it is a link among others. */
export function withShortTitle<Titled extends { title: string }>(category: Titled): Titled {
  return { ...category, title: truncate(category.title, categoryTitleLength) }
}

/** In a narrow tile long words of it may be divided, too. */
export function withTileTitle<Titled extends { title: string }>(category: Titled): Titled {
  const { title } = withShortTitle(category)
  return { ...category, title: withSoftHyphens(title) }
}
