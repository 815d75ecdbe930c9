import * as z from 'zod'
import { findRow, rowSchema } from '../../db/rows.ts'

const SequenceRow = rowSchema('sequence', { value: z.number() })

/** `2026000123`: no one shares a number, though a refused attempt may leave a gap. */
export async function nextCode(db: D1Database, now: Date): Promise<string> {
  const row = await findRow(
    db.prepare(
      `INSERT INTO sequence (name, value) VALUES ('order', 1)
      ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value`,
    ),
    SequenceRow,
  )
  return `${now.getFullYear()}${String(row?.value ?? 0).padStart(6, '0')}`
}
