import { dirname, join } from 'node:path/posix'
import { type ScannedModule, scanModule } from './scan-module.ts'

/** The entry chunk of every page. */
export const entryModule = 'client/entry.tsx'

/** Keys of each chunk's texts that no earlier chunk has loaded. */
export type TextChunks = Map<string, Set<string>>

/**
 * Derives the texts of each chunk from imports. A chunk begins at every dynamically imported
 * module; its texts are the keys in that module and all its imports, without those that are loaded
 * on every way to the chunk. @param everywhere chunks of nearly every page: their texts are in the
 * entry's file
 */
export function textChunks(
  keys: ReadonlySet<string>,
  read: (file: string) => string,
  everywhere: readonly string[] = [],
): TextChunks {
  const modules = new Map<string, ScannedModule>()
  const scan = (file: string): ScannedModule => {
    const known = modules.get(file)
    if (known) return known
    const scanned = scanModule(file, read(file))
    modules.set(file, scanned)
    return scanned
  }
  const own = new Map<string, Set<string>>()
  const before = new Map<string, Set<string>>()
  const waiting = [entryModule]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (own.has(chunk)) continue
    const together = chunk === entryModule ? [chunk, ...everywhere] : [chunk]
    const files = closureOf(together, scan)
    own.set(
      chunk,
      new Set(files.flatMap((file) => [...scan(file).strings]).filter((k) => keys.has(k))),
    )
    for (const file of files) {
      for (const { path } of scan(file).lazy) {
        const next = join(dirname(file), path)
        // The first page loads its screen without the navigation script.
        const via = screenOf(next) ? entryModule : chunk
        before.set(next, (before.get(next) ?? new Set()).add(via))
        waiting.push(next)
      }
    }
  }
  return without(own, loadedBefore(own, before))
}

function closureOf(entries: string[], scan: (file: string) => ScannedModule): string[] {
  const files = new Set(entries)
  for (const file of files) {
    for (const path of scan(file).imports) {
      if (/\.tsx?$/.test(path)) files.add(join(dirname(file), path))
    }
  }
  return [...files]
}

/** Keys that are loaded on every way to a chunk: the largest sets that satisfy all importers. */
function loadedBefore(own: TextChunks, before: Map<string, Set<string>>): TextChunks {
  const all = new Set([...own.values()].flatMap((keys) => [...keys]))
  const present: TextChunks = new Map([...own.keys()].map((chunk) => [chunk, all]))
  present.set(entryModule, new Set())
  for (let changed = true; changed;) {
    changed = false
    for (const [chunk, importers] of before) {
      const common = [...importers]
        .map((via) => new Set([...(present.get(via) ?? []), ...(own.get(via) ?? [])]))
        .reduce((shared, keys) => new Set([...shared].filter((key) => keys.has(key))))
      changed ||= common.size !== present.get(chunk)?.size
      present.set(chunk, common)
    }
  }
  return present
}

function without(own: TextChunks, present: TextChunks): TextChunks {
  return new Map(
    [...own].map(([chunk, keys]) => [
      chunk,
      new Set([...keys].filter((key) => !present.get(chunk)?.has(key))),
    ]),
  )
}

/** The screen of a component module, by its file name. */
export function screenOf(module: string): string | null {
  return /([^/]+)\.screen\.tsx$/.exec(module)?.[1] ?? null
}

/**
 * The text file of a chunk: `client/cart/clear-dialog.tsx` -> `cart-clear-dialog`; a screen's by
 * its name.
 */
export function textFile(chunk: string): string {
  const screen = screenOf(chunk)
  if (screen) return `${screen}.screen`
  return chunk
    .replace(/^client\//, '')
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-')
}
