import { contractHeaders } from '../../domain/contract/headers.ts'

/** What this isolate has read last: time must not go back from one request to the next. */
const newest = new WeakMap<D1Database, D1SessionBookmark>()

/** What is asked of a database: a session answers it as well. */
export type Queries = Pick<D1Database, 'prepare' | 'batch'>

/** Queries of one request, and what is to be done when it has been answered. */
interface ReadSession {
  db: Queries
  end: () => void
}

/**
 * The database for one request. Where the caller says how old an answer may be (`X-Read-After`), a
 * replica nearby answers, once it is as new as that and as what was read here before; whatever such
 * a request writes goes to the primary all the same. Every other request reads the primary: it must
 * see what its visitor has just written.
 */
export function readSession(db: D1Database, headers: Headers): ReadSession {
  const readAfter = headers.get(contractHeaders.readAfter)
  if (readAfter === null) return { db, end: () => undefined }
  const session = db.withSession(startOf(readAfter, newest.get(db)))
  return {
    db: session,
    end() {
      const read = later(newest.get(db), session.getBookmark())
      if (read) newest.set(db, read)
    },
  }
}

function startOf(
  readAfter: string,
  known: D1SessionBookmark | undefined,
): D1SessionBookmark | D1SessionConstraint {
  if (readAfter === 'any') return known ?? 'first-unconstrained'
  return isBookmark(readAfter) ? (later(known, readAfter) ?? readAfter) : 'first-primary'
}

/** Of D1 (Time Travel): four groups of hexadecimal digits, a later one sorts after an earlier one. */
function isBookmark(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}$/.test(text)
}

function later(a: string | undefined, b: string | null): string | null {
  if (a === undefined || b === null) return a ?? b
  return a > b ? a : b
}

/** Bookmark of the primary as it is now; null where the platform has none. */
export async function currentBookmark(db: D1Database): Promise<D1SessionBookmark | null> {
  const session = db.withSession('first-primary')
  await session.prepare('SELECT 1').run()
  return session.getBookmark()
}
