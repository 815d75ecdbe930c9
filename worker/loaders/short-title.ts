import { categoryTitleLength, truncate } from '../../client/content/page/truncate.ts'

/** Spec §9: a category's title is cut where it is a link among others. */
export function withShortTitle<Titled extends { title: string }>(category: Titled): Titled {
  return { ...category, title: truncate(category.title, categoryTitleLength) }
}
