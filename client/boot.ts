import type { Boot } from './page.ts'
import type { DeferredParts, LayoutData } from './layout-data.ts'
import { settledPart } from './settled-part.ts'
import { unpackColumns } from './unpack-columns.ts'

/** The page's data, which the Worker embedded in the document. */
export function readBoot(): Boot & { deferred: DeferredParts } {
  const values: Record<string, unknown> = readJson('deferred') ?? {}
  const deferred = resolvedParts(values)
  const boot: Boot | null = readJson('boot')
  if (!boot) throw new Error('The document carries no page to hydrate')
  return { ...boot, deferred }
}

/**
 * Layout data from the Worker or the browser's cache.
 * @throws like an import that failed: the page is reloaded (navigation/chunk-failure.ts)
 */
export async function loadLayoutData(path: string): Promise<LayoutData> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok) throw new TypeError('module script ' + path)
  return unpackColumns(await response.json()) as LayoutData
}

// The Worker of the same build wrote both elements (worker/render/document.ts).
function readJson<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent
  return text ? (unpackColumns(JSON.parse(text)) as Value) : null
}

/** Resolved parts, so that hydration matches the HTML. */
export function resolvedParts(values: Record<string, unknown>): DeferredParts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, settledPart(value)]),
  )
}
