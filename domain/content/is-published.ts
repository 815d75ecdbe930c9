/** Whether an article is published: future ones are in no list and have no page (spec §5). */
export function isPublished(article: { date_published: string }, now: number): boolean {
  return Date.parse(article.date_published) <= now
}
