import type * as z from 'zod/mini'
import { type Misfit, parseEntries } from '../../domain/parse-answer.ts'
import { RowError } from './rows.ts'
import { log } from '../request/log.ts'

/**
 * Parses a JSON column edited by people. Invalid list entries are skipped and logged; other
 * violations throw a RowError.
 */
export function parseContent<T>(schema: z.ZodMiniType<T>, value: unknown, column: string): T {
  const parsed = parseEntries(schema, value)
  if (!parsed.success) throw new RowError(column, parsed.misfit)
  for (const misfit of parsed.dropped) logDropped(column, misfit)
  return parsed.data
}

function logDropped(column: string, misfit: Misfit): void {
  log('error', 'entry-dropped', { detail: new RowError(column, misfit).message })
}
