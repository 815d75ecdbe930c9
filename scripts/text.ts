/*
 * Sets one text in all four languages and keeps the files sorted:
 *   node scripts/text.ts cart.empty de='Ihr Warenkorb ist leer' cs='…' sk='…' en='…'
 *   node scripts/text.ts cart.items.few cs='{{n}} položky' sk='{{n}} položky'
 *   node scripts/text.ts --file texts.json     { "cart.empty": { "de": "…", "cs": "…", "sk": "…", "en": "…" }, … }
 *   node scripts/text.ts --remove cart.empty
 */
import { locales } from '../domain/locales/locales.ts'
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

type Tree = { [key: string]: string | Tree }
const folder = new URL('../client/i18n/locales/', import.meta.url)
const [first = '', ...rest] = process.argv.slice(2)

function editFiles(edit: (tree: Tree, locale: string) => void) {
  const lock = new URL('.lock', folder)
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (tries > 100) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
  try {
    for (const locale of locales) {
      const file = new URL(`${locale}.json`, folder)
      const tree: Tree = JSON.parse(readFileSync(file, 'utf8'))
      edit(tree, locale)
      writeFileSync(file, `${JSON.stringify(sorted(tree), null, 2)}\n`)
    }
  } finally {
    rmdirSync(lock)
  }
}

function sorted(tree: Tree): Tree {
  const entries = Object.entries(tree).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const filled = entries
    .map(([key, value]) => [key, typeof value === 'string' ? value : sorted(value)] as const)
    .filter(([, value]) => Object.keys(value).length > 0)
  return Object.fromEntries(filled)
}

function setText(tree: Tree, key: string, text: string | null) {
  const parts = key.split('.')
  const last = parts.pop() ?? ''
  let node = tree
  for (const part of parts) {
    const next = (node[part] ??= {})
    if (typeof next === 'string') throw new Error(`${key}: ${part} is a text already`)
    node = next
  }
  if (text === null) delete node[last]
  else node[last] = text
}

if (first === '--remove') {
  editFiles((tree) => rest.forEach((key) => setText(tree, key, null)))
} else if (first === '--file') {
  const texts: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(rest[0] ?? '', 'utf8'),
  )
  editFiles((tree, locale) => {
    for (const [key, byLocale] of Object.entries(texts)) {
      const text = byLocale[locale]
      if (text !== undefined) setText(tree, key, text)
    }
  })
} else {
  const texts = Object.fromEntries(rest.map((pair) => [pair.slice(0, 2), pair.slice(3)]))
  editFiles((tree, locale) => {
    if (texts[locale] !== undefined) setText(tree, first, texts[locale])
  })
}
