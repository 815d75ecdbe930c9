import type * as z from 'zod/mini'
import { type ContractIssue, parseEntries } from '../../domain/parse-response.ts'
import { RowError } from './rows.ts'
import { log } from '../request/log.ts'

/**
 * Parses a JSON column edited by people. Invalid list entries are skipped and logged; other
 * violations throw a RowError.
 */
export function parseContent<T>(schema: z.ZodMiniType<T>, value: unknown, column: string): T {
  const parsed = parseEntries(schema, value)
  if (!parsed.success) throw new RowError(column, parsed.issue)
  for (const issue of parsed.dropped) logDropped(column, issue)
  return parsed.data
}

function logDropped(column: string, issue: ContractIssue): void {
  log('error', 'entry-dropped', { detail: new RowError(column, issue).message })
}
