import { type Field, replaceAt } from './field.ts'
import { markedShop, visible } from './marked-shop.ts'
import { type FieldPage, fieldPages } from './field-pages.ts'
import { entriesFor } from './fields-without-page.ts'

interface Baseline {
  shop: ReturnType<typeof markedShop>
  pages: Map<FieldPage, Promise<string>>
}

/** Two shops: one with every flag set, the other with none. */
const baselines: readonly Baseline[] = [true, false].map((flags) => ({
  shop: markedShop(flags),
  pages: new Map(),
}))

interface Trial {
  operation: string
  place: FieldPage
  name: string
}

/** List entries, and values of a number or a date, that are tried. */
const maxEntries = 2
const maxValues = 3

export interface Checked {
  /** Fields, or enum values, that appear on no page and are not in the list. */
  lost: string[]
  /** List entries that were needed. */
  used: string[]
}

/** Looks for every field of an operation on its pages. */
export async function checkFields(operation: string): Promise<Checked> {
  const names = new Map<string, Field[]>()
  for (const { shop } of baselines) {
    for (const field of shop.filled.get(operation)?.fields ?? []) {
      names.set(field.name, [...(names.get(field.name) ?? []), field])
    }
  }
  const checked: Checked = { lost: [], used: [] }
  const named = new Set([...names.keys()].filter((name) => entriesFor(name).length > 0))
  const areUnseen = await areAllUnseen(operation, named)
  for (const [name, fields] of names) {
    const isUnseen = areUnseen && named.has(name) && fields[0]?.kind === 'choice'
    const unseen = isUnseen ? [name] : await unseenOf(operation, name, fields[0])
    for (const missing of unseen) {
      const entries = entriesFor(missing)
      if (entries.length === 0) checked.lost.push(missing)
      checked.used.push(...entries)
    }
  }
  return checked
}

/**
 * Whether no page changes with all listed values at once: then none of them is displayed. Checking
 * one by one would take minutes.
 */
async function areAllUnseen(operation: string, named: ReadonlySet<string>): Promise<boolean> {
  for (const baseline of baselines) {
    const { value, fields } = baseline.shop.filled.get(operation) ?? { value: null, fields: [] }
    const choices = fields.filter(({ name, kind }) => kind === 'choice' && named.has(name))
    const tries = Math.max(...choices.map(({ others }) => Math.min(others.length, maxValues)), 0)
    for (let index = 0; index < tries; index++) {
      const changed = choices.reduce<unknown>(
        (response, { at, others }) => replaceAt(response, at, others[index % others.length]),
        value,
      )
      for (const place of fieldPages[operation] ?? []) {
        const html = await visible(await baseline.shop.visit(place, { [operation]: changed }))
        if (html !== (await pageAt(baseline, place))) return false
      }
    }
  }
  return true
}

/** Empty for a displayed field; else its name or those of its missing values. */
async function unseenOf(operation: string, name: string, example: Field | undefined) {
  if (example?.kind === 'text') return (await isTextSeen(operation, name)) ? [] : [name]
  const unseen = new Set(example?.others ?? [])
  for (const baseline of baselines) {
    for (const place of fieldPages[operation] ?? []) {
      await trySeeing(baseline, { operation, place, name }, unseen)
      if (unseen.size === 0) return []
    }
  }
  return example?.isEnum && unseen.size < example.others.length
    ? [...unseen].map((value) => `${name}=${String(value)}`)
    : [name]
}

async function isTextSeen(operation: string, name: string): Promise<boolean> {
  for (const baseline of baselines) {
    const fields = baseline.shop.filled.get(operation)?.fields ?? []
    const marks = fields.filter((field) => field.name === name).map(({ mark }) => mark)
    for (const place of fieldPages[operation] ?? []) {
      const html = await pageAt(baseline, place)
      if (marks.some((mark) => html.includes(mark))) return true
    }
  }
  return false
}

/** Removes values that change the page; any value suffices for a number or a date. */
async function trySeeing(
  baseline: Baseline,
  { operation, place, name }: Trial,
  unseen: Set<unknown>,
): Promise<void> {
  const filled = baseline.shop.filled.get(operation)
  const before = await pageAt(baseline, place)
  const entries = filled?.fields.filter((each) => each.name === name) ?? []
  for (const field of entries.slice(0, maxEntries)) {
    for (const value of field.isEnum ? [...unseen] : field.others.slice(0, maxValues)) {
      const changes = { [operation]: replaceAt(filled?.value, field.at, value) }
      if ((await visible(await baseline.shop.visit(place, changes))) === before) continue
      if (!field.isEnum) return unseen.clear()
      unseen.delete(value)
    }
    if (unseen.size === 0) return
  }
}

function pageAt({ shop, pages }: Baseline, place: FieldPage): Promise<string> {
  const known = pages.get(place)
  if (known) return known
  const page = shop.visit(place).then(visible)
  pages.set(place, page)
  return page
}
