import * as z from 'zod'
import { ClaimRemedy, ClaimState, isFinalState } from '../../../domain/claim/claim-state.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import { Locale } from '../../../domain/locale.ts'
import { SaleUnit } from '../../../domain/product/availability.ts'
import { json } from '../../db/columns.ts'
import { query, readBatch, readRows, type RowOf, rowSchema, totalQuery } from '../../db/rows.ts'
import { fromThousandths } from '../../db/thousandths.ts'

const History = z.array(z.object({ state: ClaimState, at: z.string(), note: z.string() }))

const ClaimRow = rowSchema('warranty_claim', {
  id: z.string(),
  number: z.string(),
  token: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  itemName: z.string(),
  catalogCode: z.string(),
  amount: z.number(),
  unit: json(SaleUnit).nullable(),
  name: z.string(),
  email: z.string(),
  description: z.string(),
  remedy: ClaimRemedy,
  state: ClaimState,
  locale: Locale,
  receivedAt: z.string(),
  settleBy: z.string(),
  history: json(History),
})

/** A claim with internal data. */
export interface StoredClaim {
  id: string
  orderId: string
  locale: Locale
  claim: Claim
}

const columns = `c.id, c.number, c.token, c.order_id, c.order_code, c.item_name, c.catalog_code, c.amount,
  (SELECT l.value -> '$.unit' FROM sale_order AS s, json_each(s.snapshot, '$.document.lines') AS l
    WHERE s.id = c.order_id AND l.value ->> '$.id' = c.item_id) AS unit,
  c.name, c.email, c.description, c.remedy, c.state, c.locale, c.received_at, c.settle_by,
  (SELECT json_group_array(json_object('state', e.state, 'at', e.at, 'note', e.note))
    FROM (SELECT state, at, note FROM warranty_claim_event WHERE claim_id = c.id ORDER BY nth) AS e) AS history`

/** Null for an unknown one. */
export async function findClaim(
  db: D1Database,
  column: 'token' | 'attempt_key' | 'number',
  value: string,
): Promise<StoredClaim | null> {
  const [row] = await readRows(
    db.prepare(`SELECT ${columns} FROM warranty_claim AS c WHERE c.${column} = ?1`).bind(value),
    ClaimRow,
  )
  return row ? storedClaim(row) : null
}

const ofCustomer = `FROM warranty_claim AS c JOIN sale_order AS o ON o.id = c.order_id
  WHERE o.customer_id = ?1`

/** A page of claims about a customer's orders, newest first, with the total. */
export async function listClaims(
  db: D1Database,
  customerId: string,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ claims: Claim[]; total: number }> {
  const list = db
    .prepare(
      `SELECT ${columns} ${ofCustomer} ORDER BY c.received_at DESC, c.rowid DESC LIMIT ?2 OFFSET ?3`,
    )
    .bind(customerId, perPage, offset)
  const count = db.prepare(`SELECT count(*) AS total ${ofCustomer}`).bind(customerId)
  const [rows, total] = await readBatch(db, [query(list, ClaimRow), totalQuery(count)])
  return { claims: rows.map((row) => storedClaim(row).claim), total }
}

/** Claims in a state, or all open ones; oldest first. */
export async function claimsInState(
  db: D1Database,
  state: ClaimState | 'open',
  most: number,
): Promise<Claim[]> {
  const states = ClaimState.options.filter((each) =>
    state === 'open' ? !isFinalState(each) : each === state,
  )
  const rows = await readRows(
    db
      .prepare(
        `SELECT ${columns} FROM warranty_claim AS c
        WHERE c.state IN (SELECT value FROM json_each(?1)) ORDER BY c.received_at, c.rowid LIMIT ?2`,
      )
      .bind(JSON.stringify(states), most),
    ClaimRow,
  )
  return rows.map((row) => storedClaim(row).claim)
}

function storedClaim(row: RowOf<typeof ClaimRow>): StoredClaim {
  const { id, orderId, locale, itemName: name, catalogCode, amount, unit, ...claim } = row
  const item = { name, catalogCode, amount: fromThousandths(amount), ...(unit && { unit }) }
  return { id, orderId, locale, claim: { ...claim, item } }
}
