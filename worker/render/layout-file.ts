import type { Context, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { api } from '../../domain/api.ts'
import type { LayoutData } from '../../client/layout-data.ts'
import { digest } from '../cache/pages/page-store.ts'
import type { AppEnv } from '../env.ts'
import { loadLayoutData } from '../loaders/layout-data.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'
import { packColumns } from './pack-columns.ts'

interface LayoutFile {
  /** Digest of the content. */
  version: string
  json: string
}

/** Layout data is the same object for all pages of a context until a part of it changes. */
const files = new WeakMap<LayoutData, LayoutFile>()

/** By version: a stored document may be older than the shop's configuration. */
const recent = new LRUCache<string, string>({ max: 64 })

/** Path of the layout data for hydration, which a browser loads once for all pages. */
export async function layoutPathOf(layoutData: LayoutData): Promise<string> {
  return api.layout((await fileOf(layoutData)).version)
}

/** Serves a version that this isolate has made, whoever asks; a browser keeps it. */
export async function serveKnownLayoutData(c: Context<AppEnv>, next: Next) {
  const known = recent.get(c.req.param('version') ?? '')
  return known === undefined ? next() : layoutResponse(known, true)
}

/**
 * Answers another version with the current data of the visitor's context: the same after a restart,
 * newer for a stored document of another isolate.
 */
export async function serveLayoutData(c: Context<AppEnv>): Promise<Response> {
  const { version, json } = await fileOf(await loadLayoutData(c, publicReads(c)))
  return layoutResponse(json, version === c.req.param('version'))
}

async function fileOf(layoutData: LayoutData): Promise<LayoutFile> {
  const found = files.get(layoutData)
  if (found) return found
  const json = JSON.stringify(packColumns(layoutData))
  const file = { version: await digest(new TextEncoder().encode(json)), json }
  files.set(layoutData, file)
  recent.set(file.version, json)
  return file
}

function layoutResponse(json: string, isWanted: boolean): Response {
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isWanted ? 'private, max-age=31536000, immutable' : 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
