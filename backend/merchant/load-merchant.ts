import * as z from 'zod'
import { oncePerRequest } from '../db/joined-reads.ts'
import { jsonColumn } from '../db/json-column.ts'
import { findRow, rowSchema } from '../db/rows.ts'
import { Merchant, noMerchant } from '../../domain/merchant/merchant.ts'
import { log } from '../request/log.ts'

const StoredMerchant = jsonColumn(Merchant)
const MerchantRow = rowSchema('merchant', { revision: z.string(), value: z.string().nullable() })

/** The last parsed row: most calls read it, and it hardly ever changes. */
let parsed: { revision: string; merchant: Merchant } | null = null

/**
 * The merchant. An invalid row counts as none: pages stay readable, but ordering is closed, because
 * payments could go anywhere.
 */
export function loadMerchant(db: D1Database): Promise<Merchant> {
  return oncePerRequest(db, readMerchant)
}

async function readMerchant(db: D1Database): Promise<Merchant> {
  const known = parsed
  const row = await findRow(
    db
      .prepare(
        `SELECT revision, iif(revision = ?1, NULL, value) AS value FROM merchant WHERE id = 1`,
      )
      .bind(known?.revision ?? null),
    MerchantRow,
  )
  if (row === null) return noMerchant
  if (known && row.value === null) return known.merchant
  const merchant = StoredMerchant.safeParse(row.value)
  if (merchant.success) {
    parsed = { revision: row.revision, merchant: merchant.data }
    return merchant.data
  }
  log('error', 'wrong-merchant', { detail: z.prettifyError(merchant.error) })
  return noMerchant
}
