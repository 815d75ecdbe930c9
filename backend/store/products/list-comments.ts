import * as z from 'zod'
import { fittingQuery, readBatch, rowSchema, totalQuery, type RowOf } from '../../db/rows.ts'
import { Locale } from '../../../domain/locale.ts'
import type { Comment } from '../../../domain/product/comment.ts'
import type { Caller } from '../../request/caller.ts'
import { pkOf } from './require-product-pk.ts'
import type { Paging } from '../../request/paging.ts'

const CommentRow = rowSchema('product_comment', {
  pk: z.number(),
  parentPk: z.number().nullable(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
  locale: Locale,
})
type CommentRow = RowOf<typeof CommentRow>

const columns = 'n, parent_n, author, text, created_at, locale'

/** One page of questions about a product with their answers, in the reader's language first. */
export async function listComments(
  db: D1Database,
  caller: Caller,
  productId: string,
  { perPage, offset }: Paging,
): Promise<{ comments: Comment[]; total: number }> {
  const some = `FROM product_comment WHERE product_n = ${pkOf('?1')} AND parent_n IS NULL`
  const page = `${some} ORDER BY locale = ?2 DESC, created_at DESC, n LIMIT ?3 OFFSET ?4`
  const bindings = [productId, caller.locale, perPage, offset]
  const ofQuestions = `SELECT ${columns} FROM product_comment
    WHERE parent_n IN (SELECT n ${page}) ORDER BY created_at, n`
  const count = `SELECT count(*) AS total ${some}`
  const [questions, answers, total] = await readBatch(db, [
    fittingQuery(db.prepare(`SELECT ${columns} ${page}`).bind(...bindings), CommentRow),
    fittingQuery(db.prepare(ofQuestions).bind(...bindings), CommentRow),
    totalQuery(db.prepare(count).bind(productId)),
  ])
  return {
    comments: questions.map((question) => ({
      ...entryOf(question),
      answers: answers.filter((answer) => answer.parentPk === question.pk).map(entryOf),
    })),
    total,
  }
}

function entryOf({ pk, author, text, createdAt, locale }: CommentRow) {
  return { id: String(pk), author, text, createdAt, locale }
}
