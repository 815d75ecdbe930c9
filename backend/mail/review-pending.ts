import type { NewReview } from '../../domain/product/reviews/review.ts'
import { renderMail } from './layout.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Staff notification of a review to be moderated, in German. */
export function reviewPending(
  sender: Sender,
  id: string,
  productId: string,
  review: NewReview,
): MailText {
  return renderMail(sender, {
    kind: 'review_pending',
    subject: `Bewertung wartet auf Freigabe: ${productId}`,
    rows: [
      ['Von', review.author],
      ['Sterne', `${review.rating} von 5`],
      ['Nummer', id],
    ],
    blocks: [{ kind: 'quote', text: review.text }],
    legal: [
      'Ein Kauf ist nicht belegt. Freigegeben wird eine Bewertung, indem published_at gesetzt wird; eine abgelehnte wird gelöscht. Gute und schlechte sind gleich zu behandeln.',
    ],
  })
}
