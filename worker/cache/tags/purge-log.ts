import * as z from 'zod'
import { longestServed } from '../profiles.ts'

/** Tags purged together, with the time of the change behind it. */
const Metadata = z.object({
  tags: z.array(z.string()),
  at: z.number(),
  updatedAt: z.number(),
  /** Bookmark of the upstream's database after the change. */
  bookmark: z.optional(z.string()),
})
export type PurgeRecord = z.infer<typeof Metadata>

const hour = 3_600_000
/** KV limit: 1,024 bytes of metadata per key. */
const maxMetadata = 950
/** KV may show a key this many milliseconds late (documented: "60 seconds or more"). */
const replicationLag = 5 * 60_000
/** Above this number of hours they are listed at once. */
const maxPrefixes = 3
/** Older purges affect nothing that could still be served. */
export const purgeLogTtl = longestServed + hour

/**
 * Writes a purge for all isolates. Each has its own keys, so writers cannot overwrite each other
 * and no key is written twice. The record is in the key's metadata, which a listing returns.
 */
export async function writePurge(kv: KVNamespace, record: PurgeRecord): Promise<void> {
  const expirationTtl = Math.ceil(purgeLogTtl / 1000)
  await Promise.all(
    chunks(record).map((tags) => {
      const key = `${prefixOf(record.at)}${record.at}-${crypto.randomUUID()}`
      return kv.put(key, '', { metadata: { ...record, tags }, expirationTtl })
    }),
  )
}

/** All purges since a time, possibly older ones too; 0: all that may matter. */
export async function readPurges(
  kv: KVNamespace,
  since: number,
  now: number,
): Promise<PurgeRecord[]> {
  const lists = await Promise.all(
    prefixesBetween(since - replicationLag, now).map((prefix) => listAll(kv, prefix)),
  )
  return lists.flat()
}

function prefixOf(time: number): string {
  return `purge/${Math.floor(time / hour)}/`
}

function prefixesBetween(from: number, to: number): string[] {
  const first = Math.floor(from / hour)
  const count = Math.floor(to / hour) - first + 1
  if (count > maxPrefixes) return ['purge/']
  return Array.from({ length: count }, (_, index) => prefixOf((first + index) * hour))
}

async function listAll(kv: KVNamespace, prefix: string): Promise<PurgeRecord[]> {
  const found: PurgeRecord[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await kv.list({ prefix, ...(cursor === undefined ? {} : { cursor }) })
    for (const { metadata } of page.keys) {
      const record = Metadata.safeParse(metadata).data
      if (record) found.push(record)
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor !== undefined)
  return found
}

/** As many tags as the metadata of one key can hold. */
function chunks({ tags, bookmark = '' }: PurgeRecord): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const tag of tags) {
    const size = JSON.stringify(tag).length + 1
    if (size > room) {
      parts.push([])
      // JSON overhead besides the tags: names, two numbers and the bookmark.
      room = maxMetadata - 80 - bookmark.length
    }
    parts.at(-1)?.push(tag)
    room -= size
  }
  return parts
}
