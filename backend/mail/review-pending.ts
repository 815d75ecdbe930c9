import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import type { NewReview } from '../../domain/product/reviews/review.ts'
import { renderMail } from './layout.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Staff notification of a review to be moderated. */
export function reviewPending(
  sender: Sender,
  id: string,
  productId: string,
  review: NewReview,
): MailText {
  const words = textsOf(sender.locale).mail.staff.review
  return renderMail(sender, {
    kind: 'review_pending',
    subject: fill(words.subject, { product: productId }),
    rows: [
      [words.author, review.author],
      [words.stars, fill(words.rating, { rating: review.rating })],
      [words.id, id],
    ],
    blocks: [{ kind: 'quote', text: review.text }],
    legal: [fill(words.note, { id })],
  })
}
