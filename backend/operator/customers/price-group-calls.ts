import type { Hono } from 'hono'
import * as z from 'zod'
import { purgeTag } from '../../../domain/contract/purge.ts'
import {
  Membership,
  PriceGroups,
  type StoredPriceGroups,
} from '../../../domain/operator/price-groups.ts'
import { flag } from '../../db/columns.ts'
import { hasRow, readRows, rowSchema } from '../../db/rows.ts'
import { purgeTags } from '../../purge/purge-changed.ts'
import { invalid } from '../find-variants.ts'
import { jsonBody } from '../json-body.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'

const GroupRow = rowSchema('price_group', {
  code: z.string(),
  percent: z.number(),
  restricted: flag,
  showsConsumerPrice: flag,
})

/** Price groups, and the customers in them. */
export function priceGroupCalls(app: Hono<OperatorEnv>): void {
  const scope = 'customers:write' as const
  const groups = { path: '/price-groups', scope } as const
  operatorCall(app, { ...groups, method: 'GET', parse: requireNoBody }, ({ db }) => listed(db))
  operatorCall(app, { ...groups, method: 'PUT', parse: jsonBody(PriceGroups) }, setGroups)
  const membership = { method: 'PUT', path: '/customers/groups', scope } as const
  operatorCall(app, { ...membership, parse: jsonBody(Membership) }, setMembership)
}

/** Prices stand on nearly every page of the members: all of them are purged. */
async function setGroups({
  db,
  env,
  body,
  now,
  waitUntil,
}: OperatorContext<PriceGroups>): Promise<StoredPriceGroups> {
  await db.batch(
    body.groups.map(({ code, percent, restricted, showsConsumerPrice }) =>
      db
        .prepare(
          `INSERT INTO price_group (code, percent, restricted, shows_consumer_price)
          VALUES (?1, ?2, ?3, ?4) ON CONFLICT (code) DO UPDATE SET percent = ?2, restricted = ?3,
            shows_consumer_price = ?4`,
        )
        .bind(code, percent, Number(restricted), Number(showsConsumerPrice)),
    ),
  )
  waitUntil(purgeTags(env, { tags: [purgeTag.cms, purgeTag.store], updatedAt: now }))
  return listed(db)
}

/** Takes effect at the customer's next page: the session names the groups. */
async function setMembership({ db, body }: OperatorContext<Membership>): Promise<Membership> {
  const { groups } = await listed(db)
  const errors = body.groups
    .filter((code) => !groups.some((group) => group.code === code))
    .map((code) => ({ field: 'groups', reason: `${code} is no price group` }))
  if (errors.length > 0) throw invalid(errors)
  const change = db
    .prepare('UPDATE customer SET groups = ?2 WHERE email = ?1 RETURNING id')
    .bind(body.email, JSON.stringify(body.groups))
  if (await hasRow(change)) return body
  throw new OperatorProblem(404, 'unknown_customer', 'There is no such customer.')
}

async function listed(db: D1Database): Promise<StoredPriceGroups> {
  const columns = 'code, percent, restricted, shows_consumer_price'
  const groups = await readRows(
    db.prepare(`SELECT ${columns} FROM price_group ORDER BY code`),
    GroupRow,
  )
  return { groups }
}
