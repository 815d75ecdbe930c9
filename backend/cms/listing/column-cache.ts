import type { AnyColumn } from './columns.ts'

/** Bytes of columns that an isolate keeps, of the 128 MB that the platform gives it. */
const budget = 32 * 2 ** 20

/** Columns by `segment:name`, the least recently used ones dropped beyond the budget. */
export class ColumnCache {
  /** Least recently used first; null: the segment has nothing in this column. */
  readonly #kept = new Map<string, { column: AnyColumn | null; bytes: number }>()
  #bytes = 0

  get(key: string): AnyColumn | null | undefined {
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    return entry.column
  }

  set(key: string, column: AnyColumn | null, bytes: number): void {
    this.forget(key)
    this.#kept.set(key, { column, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= budget) break
      this.forget(oldest)
    }
  }

  forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
