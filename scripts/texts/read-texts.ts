import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import { everywhere, linkParts } from '../build/parts-of-every-page.ts'
import { flatten, type Texts, type Tree } from './flatten.ts'
import { screenOf, textChunks, textFile } from './text-chunks.ts'

export const dictionaryFile = (locale: string) =>
  `client/i18n/${visitLanguages.has(locale) ? 'languages' : 'locales'}/${locale}.json`

export function readDictionary(locale: string): Texts {
  const tree: Tree = JSON.parse(readFileSync(dictionaryFile(locale), 'utf8'))
  return flatten(tree)
}

const pluralForm = /\.(zero|one|two|few|many|other)$/

/** Keys as used in code: of plural texts without the form. */
const keyOf = (path: string) => path.replace(pluralForm, '')

/** Text files by name, in each language; the same in the client's build and the Worker's. */
export function readTextFiles(): Record<Locale, Record<string, Texts>> {
  const dictionaries = locales.map((locale) => [locale, readDictionary(locale)] as const)
  const keys = new Set(dictionaries.flatMap(([, texts]) => Object.keys(texts).map(keyOf)))
  const entry = [...everywhere, ...linkParts]
  const chunks = [...textChunks(keys, (file) => readFileSync(file, 'utf8'), entry)]
  // The first page requests its screen's texts without knowing whether there are any.
  const named = chunks.filter(([chunk, requested]) => requested.size > 0 || screenOf(chunk))
  const filesOf = (texts: Texts) =>
    Object.fromEntries(named.map(([chunk, requested]) => [textFile(chunk), pick(texts, requested)]))
  return Object.fromEntries(
    dictionaries.map(([locale, texts]) => [locale, filesOf(texts)]),
  ) as Record<Locale, Record<string, Texts>>
}

/** Without plural forms that equal the last one, which `createText` falls back to. */
function pick(texts: Texts, requested: ReadonlySet<string>): Texts {
  const isNeeded = ([path, text]: [string, string]) => {
    const key = keyOf(path)
    const last = `${key}.other`
    return requested.has(key) && (key === path || path === last || text !== texts[last])
  }
  return Object.fromEntries(Object.entries(texts).filter(isNeeded))
}

/** Folder of a locale's files in the client's build; hashed by content. */
export function textFolder(locale: Locale, files: Record<string, Texts>): string {
  return `assets/texts-${locale}-${hashOf(files)}`
}

/** File of a visit language in the client's build. */
export function languageFile(language: string, texts: Texts): string {
  return `assets/language-${language}-${hashOf(texts)}.js`
}

function hashOf(texts: object): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8)
}
