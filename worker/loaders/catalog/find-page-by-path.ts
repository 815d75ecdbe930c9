import type { TextPage } from '../../../domain/content/page.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

/** The CMS text page behind a screen's path, such as the imprint; null for none. */
export async function findPageByPath(
  reads: Pick<PublicReads, 'urlRewrite' | 'page'>,
  path: string,
): Promise<TextPage | null> {
  const slug = await reads.urlRewrite(path)
  return slug === null ? null : reads.page(slug)
}
