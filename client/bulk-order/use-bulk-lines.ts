import { type Signal, useSignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { type BulkLine, maxBulkLines } from '../../domain/bulk/bulk-line.ts'
import { mergeBulk } from '../../domain/bulk/merge-bulk.ts'
import { parseBulk } from '../../domain/bulk/parse-bulk.ts'
import type { FoundCode } from '../../domain/catalog/coded-variant.ts'
import { useShop } from '../shop.tsx'
import { findCodes } from './find-codes.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type KnownCodes, variantOf } from './bulk-rows.ts'
import type { BulkMessage } from '../../domain/screens/checkout/bulk-order.ts'

interface Start {
  lines: BulkLine[]
  found: FoundCode[]
  message: BulkMessage | null
  /** Persistent storage of the list; without it, page state only. */
  saved: Signal<BulkLine[]> | null
}

const knownOf = (found: readonly FoundCode[]): [string, FoundCode['variants']][] =>
  found.map(({ code, variants }) => [code, variants])

/** State and actions of a bulk order; codes are resolved as lines are added. */
export function useBulkLines(start: Start) {
  useSignals()
  const { text } = useShop()
  const hydrated = useHydrated()
  const own = useSignal(start.lines)
  const list = start.saved ?? own
  const lines = hydrated && !(start.saved && start.lines.length > 0) ? list.value : start.lines
  const [known, setKnown] = useState<KnownCodes>(() => new Map(knownOf(start.found)))
  const [message, setMessage] = useState(start.message)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const requested = useRef(new Set<string>())

  // The table of a form that was posted before hydration.
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !start.saved || start.lines.length === 0) return
    taken.current = true
    start.saved.value = start.lines
  }, [start])

  async function loadVariants(codes: readonly string[]): Promise<KnownCodes> {
    const missing = [...new Set(codes)].filter((code) => !known.has(code))
    if (missing.length === 0) return known
    const found = await findCodes(missing)
    const all = new Map([...known, ...knownOf(found)])
    setKnown((before) => new Map([...before, ...knownOf(found)]))
    return all
  }

  const missing = lines.map(({ code }) => code).filter((code) => !known.has(code))
  const codesToLoad = failed
    ? ''
    : missing.filter((code) => !requested.current.has(code)).join('\n')
  useEffect(() => {
    if (!hydrated || codesToLoad === '') return
    const codes = codesToLoad.split('\n')
    codes.forEach((code) => requested.current.add(code))
    loadVariants(codes).catch(() => {
      codes.forEach((code) => requested.current.delete(code))
      setFailed(true)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- codesToLoad is the only input that matters
  }, [codesToLoad, hydrated])

  /** Adds the lines of a text; false: rejected, with a message. */
  async function add(pasted: string): Promise<boolean> {
    const added = parseBulk(pasted)
    if (added.length === 0) return refuse('warning', text('bulk.empty'))
    const count = list.peek().length + added.length
    if (count > maxBulkLines)
      return refuse('danger', text('bulk.tooMany', { count, limit: maxBulkLines }))
    setBusy(true)
    try {
      const all = await loadVariants([...list.peek(), ...added].map(({ code }) => code))
      list.value = mergeBulk(list.peek(), added, variantOf(all))
      setMessage(null)
      setFailed(false)
      return true
    } catch {
      return refuse('danger', text('bulk.unreachable'))
    } finally {
      setBusy(false)
    }
  }

  function refuse(kind: BulkMessage['kind'], words: string): false {
    setMessage({ kind, text: words })
    return false
  }

  function change(index: number, values: Partial<BulkLine>) {
    list.value = list.peek().map((line, at) => (at === index ? { ...line, ...values } : line))
  }

  return {
    lines,
    known,
    message,
    setMessage,
    busy,
    failed,
    retry: () => setFailed(false),
    add,
    refuse,
    change,
    /** The new code may be that of a product that is already listed. */
    async changeCode(index: number, code: string) {
      change(index, { code })
      const all = await loadVariants([code]).catch(() => null)
      if (all) list.value = mergeBulk([], list.peek(), variantOf(all))
    },
    keep(left: BulkLine[]) {
      list.value = left
    },
    remove(index: number) {
      list.value = list.peek().filter((_, at) => at !== index)
    },
  }
}
