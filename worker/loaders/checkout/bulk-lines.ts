import type { BulkLine } from '../../../domain/bulk/bulk-line.ts'
import { mergeBulk } from '../../../domain/bulk/merge-bulk.ts'
import type { FoundCode } from '../../../domain/catalog/coded-variant.ts'
import type { PrivateStore } from '../../upstream/calls/private-store.ts'

export interface ResolvedLines {
  lines: BulkLine[]
  found: FoundCode[]
}

/**
 * Resolves the codes of lines in one call; lines of the same product are merged (spec §4). @throws
 * UpstreamError
 */
export async function resolveLines(
  store: Pick<PrivateStore, 'codes'>,
  lines: readonly BulkLine[],
): Promise<ResolvedLines> {
  const found = await store.codes(lines.map(({ code }) => code))
  const byCode = new Map(found.map(({ code, variants }) => [code, variants]))
  const variantOf = (code: string) => {
    const [only, other] = byCode.get(code) ?? []
    return only && !other ? only.id : null
  }
  return { lines: mergeBulk([], lines, variantOf), found }
}
