import type { Head } from '../../client/page.ts'
import { orElse } from '../upstream/or-else.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'

/**
 * Head of an indexable page: fields that its editor left empty fall back to the shop's own texts
 * (spec §3 Globals meta).
 */
export async function describedHead(
  head: Head,
  reads: Pick<PublicReads, 'storeMeta'>,
): Promise<Head> {
  if (!head.canonical || (head.title && head.description)) return head
  const meta = await orElse(reads.storeMeta(), { title: '', description: '' })
  return {
    ...head,
    title: head.title || meta.title,
    description: head.description || meta.description,
  }
}
