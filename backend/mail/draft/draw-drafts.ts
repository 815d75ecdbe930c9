import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { Order } from '../../../domain/order/order.ts'
import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { log } from '../../request/log.ts'
import { OrderWishes } from '../../store/orders/order-details.ts'
import { OrderSnapshot } from '../../store/orders/orders.ts'
import { reservationList, ReservationList } from '../../store/orders/packing.ts'
import { orderConfirmation } from '../order/order-confirmation.ts'
import { orderNotice, type Packing } from '../order/order-notice.ts'
import { mailInsert, type MailText } from '../outbox-table.ts'
import { type Sender, senderOf } from '../sender.ts'
import { staffSender } from '../staff-sender.ts'
import { MailDraft } from './mail-draft.ts'

const DraftRow = rowSchema('mail', {
  id: z.string(),
  locale: z.string(),
  draft: z.string(),
  status: z.string().nullable(),
  snapshot: z.string().nullable(),
  details: z.string().nullable(),
  reservations: ReservationList,
})
type DraftRow = RowOf<typeof DraftRow>

interface Selection {
  /** Limited to these ids. */
  ids?: readonly string[]
  /** Limited to this recipient, in lower case. */
  recipient?: string
  limit: number
}

/**
 * Renders draft emails from their orders' documents and stores the result, so that each sending
 * attempt is identical. A draft without its order is discarded; one that fails is kept for the next
 * run. Returns the number of drafts processed.
 */
export async function drawDrafts(
  db: D1Database,
  config: Config,
  { ids, recipient, limit }: Selection,
): Promise<number> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT m.id, m.locale, m.draft, o.status, o.snapshot, o.details,
          ${reservationList('m.order_id')} AS reservations FROM mail m
        LEFT JOIN sale_order o ON o.id = m.order_id
        WHERE m.draft IS NOT NULL AND (?1 IS NULL OR m.id IN (SELECT value FROM json_each(?1)))
          AND (?2 IS NULL OR lower(m.recipient) = ?2)
        ORDER BY m.created_at DESC LIMIT ?3`,
      )
      .bind(ids ? JSON.stringify(ids) : null, recipient ?? null, limit),
    DraftRow,
  )
  if (rows.length === 0) return 0
  const merchant = await loadMerchant(db)
  const drawn = rows.flatMap((row) => drawnStatement(db, config, merchant, row))
  if (drawn.length > 0) await db.batch(drawn)
  return rows.length
}

function drawnStatement(
  db: D1Database,
  config: Config,
  merchant: Merchant,
  row: DraftRow,
): D1PreparedStatement[] {
  const { id, snapshot, status } = row
  if (snapshot === null || status === null) {
    log('error', 'mail-failure', { mail: id, detail: 'its order is gone' })
    return [
      db
        .prepare(
          `UPDATE mail SET draft = NULL, due_at = NULL, lease = NULL, leased_until = NULL,
            failure = 'its order is gone' WHERE id = ?1`,
        )
        .bind(id),
    ]
  }
  try {
    const order = {
      ...OrderSnapshot.parse(JSON.parse(snapshot)),
      status: Order.shape.status.parse(status),
    }
    const { isProven } = MailDraft.parse(JSON.parse(row.draft))
    const sender = senderOf(merchant, config, Locale.parse(row.locale))
    return [
      noticeInsert(db, id, staffSender(merchant, config), order, {
        reservations: row.reservations,
        wishes: OrderWishes.parse(JSON.parse(row.details ?? '{}')),
      }),
      drawnUpdate(db, id, orderConfirmation(sender, order, { isProven })),
    ]
  } catch (error) {
    log('error', 'mail-failure', { mail: id, detail: String(error).slice(0, 300) })
    return []
  }
}

/**
 * For the merchant, once: with the confirmation's draft, which says that nobody has been told.
 * With its order, so that it is deleted with the customer.
 */
function noticeInsert(
  db: D1Database,
  draft: string,
  staff: Sender,
  order: Order,
  packing: Packing,
): D1PreparedStatement {
  const { locale, merchant } = staff
  const notice = orderNotice(staff, order, packing)
  const mail = { recipient: merchant.ordersEmail, orderId: order.id, locale, ...notice }
  const sql = 'EXISTS (SELECT 1 FROM mail WHERE id = ?1 AND draft IS NOT NULL)'
  return mailInsert(db, mail, { sql, value: draft })
}

/** A concurrent request has rendered it. */
function drawnUpdate(db: D1Database, id: string, mail: MailText): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE mail SET subject = ?2, html = ?3, text = ?4, attachments = ?5, draft = NULL
      WHERE id = ?1 AND draft IS NOT NULL`,
    )
    .bind(id, mail.subject, mail.html, mail.text, JSON.stringify(mail.attachments ?? []))
}
