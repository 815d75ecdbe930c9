import type { Withdrawal } from '../../../domain/contract/store-withdrawal.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { MatchedOrder } from './match-order.ts'

interface Row {
  withdrawal: Withdrawal
  matched: MatchedOrder
  attemptKey: string
  /** Lines of a partial withdrawal. */
  itemIds: readonly string[]
  locale: Locale
}

/** Statement that inserts a withdrawal, for the batch with its emails. */
export function insertWithdrawal(
  db: D1Database,
  { withdrawal, matched, attemptKey, itemIds, locale }: Row,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO withdrawal (id, reference, token, attempt_key, name, order_code, email, items, goods,
        order_id, match, business, deadline, locale, received_at, item_ids)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)`,
    )
    .bind(
      crypto.randomUUID(),
      withdrawal.reference,
      withdrawal.token,
      attemptKey,
      withdrawal.name,
      withdrawal.orderCode,
      withdrawal.email,
      JSON.stringify(withdrawal.items),
      withdrawal.goods,
      matched.order?.id ?? null,
      matched.match,
      withdrawal.business ? 1 : 0,
      withdrawal.deadline,
      locale,
      withdrawal.receivedAt,
      JSON.stringify(itemIds),
    )
}
