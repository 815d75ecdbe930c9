import { createApp } from '../../app.ts'
import { exampleBackend } from '../example-backend.ts'
import { testEnv } from '../fake-backend.ts'
import { encode } from './encode.ts'
import { type Filled, replaceAt } from './field.ts'
import { fill } from './fill.ts'
import { consistentValue } from './consistent-values.ts'
import { renderPart } from './parts.tsx'
import { type Operation, operationOf, operations } from './operations.ts'
import type { FieldPage } from './field-pages.ts'

/** Answers of operations by name, in place of the marked ones. */
export type Changes = Readonly<Record<string, unknown>>

const missing = { errors: [{ status: 404, title: '' }] }
const guest = 'cart=abcdefghijklmnopqrstuvwxyz'
const customer = 'session=abcdefghijklmnopqrstuvwxyz0123456789'

/** A shop whose CMS answers with marks in every field. */
export function markedShop(flags: boolean) {
  const filled = new Map(
    operations.map(({ name, schema }): [string, Filled] => [
      name,
      fill(schema, name, { flags, fixed: consistentValue }),
    ]),
  )
  function responseOf({ name }: Operation, place: FieldPage, changes: Changes): unknown {
    const result = name in changes ? changes[name] : filled.get(name)?.value
    return Object.entries(place.with ?? {})
      .map(([path, value]) => [path.split('.'), value] as const)
      .filter(([[operation]]) => operation === name)
      .reduce((rest, [[, ...path], value]) => replaceAt(rest, path, value), result)
  }

  /** A visitor's response, in an isolate with empty caches. */
  async function visit(place: FieldPage, changes: Changes = {}): Promise<Response> {
    const { address, cookie = '', form, part, method = form ? 'POST' : 'GET' } = place
    if (part)
      return new Response(renderPart(part, (name) => responseOf(named(name), place, changes)))
    const bindings = testEnv(
      async (request) => {
        const body = request.method === 'GET' ? '' : await request.text()
        const operation = operationOf(request.url, body)
        if (!operation) {
          return exampleBackend(request.url, { method: request.method, ...(body && { body }) })
        }
        const result = served(
          operation,
          new URL(request.url),
          responseOf(operation, place, changes),
        )
        if (operation.path) return Response.json(result ?? missing, { status: result ? 200 : 404 })
        return Response.json({ data: { [operation.name]: encode(operation.schema, result) } })
      },
      { VERTICAL: 'ventilation', PAGE_CACHE: '0', UPSTREAM_TIMEOUT_MS: '1500' },
    )
    const waiting: Promise<unknown>[] = []
    const request = new Request(`http://shop.test${address}`, {
      headers: { Cookie: [address.startsWith('/user') ? customer : guest, cookie].join('; ') },
      redirect: 'manual',
      method,
      ...(form && { body: new URLSearchParams(form) }),
    })
    if (method !== 'GET') request.headers.set('Origin', 'http://shop.test')
    const cache = { get: async () => null, put: async () => {}, list: async () => ({ keys: [] }) }
    const response = await createApp().fetch(request, { ...bindings, CACHE: cache } as never, {
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
      passThroughOnException() {},
      props: {},
    })
    const body = await response.arrayBuffer()
    await Promise.allSettled(waiting)
    // Expired timers are removed by the event loop only.
    await new Promise((resolve) => setTimeout(resolve, 0))
    return new Response(response.status === 304 ? null : body, response)
  }
  return { filled, visit }
}

/** Answers that depend on the request: menus by code, products by id, moved paths. */
function served({ name }: Operation, url: URL, result: unknown): unknown {
  const query = url.searchParams
  if (name === 'getMenu' && isObject(result)) {
    return { ...result, code: url.pathname.split('/').at(-1) }
  }
  if (name === 'getRedirect') return query.get('path') === '/nichts/umgezogen' ? result : null
  if (name === 'getUrlRewrite') return query.get('path') === '/impressum' ? result : null
  if (name === 'getCatalogCategories' && query.get('slugs')?.startsWith('nichts'))
    return { data: [] }
  if (name === 'getCatalogState' && isObject(result) && Array.isArray(result['products'])) {
    return { ...result, products: repeated(result['products'], 8) }
  }
  if (name === 'findCodes' && isObject(result) && Array.isArray(result['data'])) {
    return { data: result['data'].map(withoutChoice) }
  }
  if (name === 'getProducts' && isObject(result) && query.has('ids')) {
    const tiles = result['data']
    if (!Array.isArray(tiles)) return result
    const ids = query.get('ids')?.split(',') ?? []
    return { data: ids.map((id, index) => ({ ...tiles[index % tiles.length], id })) }
  }
  return result
}

/** Enough tiles for the content between them. */
function repeated(tiles: unknown[], length: number) {
  return Array.from({ length }, (_, index) => {
    const tile = tiles[index % tiles.length]
    return index < tiles.length || !isObject(tile) ? tile : { ...tile, id: `again-${index}` }
  })
}

/** Type of a code, if it is unambiguous. */
function withoutChoice(found: unknown): unknown {
  const variants = isObject(found) && found['variants']
  return Array.isArray(variants) ? { ...Object(found), variants: variants.slice(0, 1) } : found
}

function named(name: string): Operation {
  const found = operations.find((operation) => operation.name === name)
  if (!found) throw new Error(`no operation ${name}`)
  return found
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What people, search engines and browsers see of a page, without hydration data. */
export async function visible(response: Response): Promise<string> {
  const body = await response.text()
  const shown = body.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '')
  return `${response.status} ${response.headers.get('Location') ?? ''}\n${shown}`
}
