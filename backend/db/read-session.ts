import { contractHeaders } from '../../domain/contract/headers.ts'

/** Latest bookmark of this isolate, so that later requests never read older data. */
const newest = new WeakMap<D1Database, D1SessionBookmark>()

/** Common interface of a database and a session. */
export type Queries = Pick<D1Database, 'prepare' | 'batch'>

/** Database of one request, and the work after its response. */
interface ReadSession {
  db: Queries
  end: () => void
}

/**
 * The database of one request. If the caller accepts a replica (`X-Read-After`), one answers that
 * is as recent as that and as earlier reads here; writes still go to the primary. All other
 * requests read the primary, to see their visitor's own writes.
 */
export function readSession(db: D1Database, headers: Headers): ReadSession {
  return sessionAfter(db, headers.get(contractHeaders.readAfter))
}

/**
 * The search database of one request. A bookmark is of the main database and says nothing about
 * another one: only if the caller accepts any copy, a replica answers.
 */
export function readSearchSession(
  db: D1Database,
  headers: Headers,
): ReadSession & { isReplica: boolean } {
  const readAfter = headers.get(contractHeaders.readAfter)
  const isReplica = readAfter === 'any'
  return {
    ...sessionAfter(db, isReplica || readAfter === null ? readAfter : 'first-primary'),
    isReplica,
  }
}

function sessionAfter(db: D1Database, readAfter: string | null): ReadSession {
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

/** Bookmark of D1 (Time Travel): four groups of hexadecimal digits that sort by time. */
function isBookmark(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}$/.test(text)
}

function later(a: string | undefined, b: string | null): string | null {
  if (a === undefined || b === null) return a ?? b
  return a > b ? a : b
}

/** Current bookmark of the primary; null if the platform has none. */
export async function currentBookmark(db: D1Database): Promise<D1SessionBookmark | null> {
  const session = db.withSession('first-primary')
  await session.prepare('SELECT 1').run()
  return session.getBookmark()
}
