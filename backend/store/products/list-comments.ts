import type { Comment } from '../../../domain/product/comment.ts'
import type { Caller } from '../../request/caller.ts'
import type { Paging } from '../../request/paging.ts'

interface CommentRow {
  n: number
  parent_n: number | null
  author: string
  text: string
  created_at: string
}

const columns = 'n, parent_n, author, text, created_at'

/** One page of the questions about a product with their answers, in the reader's language first. */
export async function listComments(
  db: D1Database,
  caller: Caller,
  productN: number,
  { perPage, offset }: Paging,
): Promise<{ comments: Comment[]; total: number }> {
  const some = 'FROM product_comment WHERE product_n = ?1 AND parent_n IS NULL'
  const page = `${some} ORDER BY locale = ?2 DESC, created_at DESC, n LIMIT ?3 OFFSET ?4`
  const bindings = [productN, caller.locale, perPage, offset]
  const [questions, answers, counts] = await db.batch<CommentRow & { total: number }>([
    db.prepare(`SELECT ${columns} ${page}`).bind(...bindings),
    db
      .prepare(
        `SELECT ${columns} FROM product_comment
        WHERE parent_n IN (SELECT n ${page}) ORDER BY created_at, n`,
      )
      .bind(...bindings),
    db.prepare(`SELECT count(*) AS total ${some}`).bind(productN),
  ])
  return {
    comments: (questions?.results ?? []).map((question) => ({
      ...entryOf(question),
      answers: (answers?.results ?? [])
        .filter((answer) => answer.parent_n === question.n)
        .map(entryOf),
    })),
    total: counts?.results[0]?.total ?? 0,
  }
}

function entryOf({ n, author, text, created_at }: CommentRow) {
  return { id: String(n), author, text, createdAt: created_at }
}
