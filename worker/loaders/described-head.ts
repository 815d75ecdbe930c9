import type { Head } from '../../client/page.ts'
import { firstText } from './first-text.ts'
import { orElse } from '../upstream/or-else.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'

/**
 * Head of an indexable page: fields that its editor left empty fall back to the shop's own texts
 * (spec §3 Globals meta), a title at last to the host.
 */
export async function describedHead(
  head: Head,
  reads: Pick<PublicReads, 'storeMeta'>,
): Promise<Head> {
  if (!head.canonical || (head.title && head.description)) return head
  const meta = await orElse(reads.storeMeta(), { title: '', description: '' })
  return {
    ...head,
    title: firstText(head.title, meta.title, new URL(head.canonical).hostname),
    description: head.description || meta.description,
  }
}
