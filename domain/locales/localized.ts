import type { Locale } from '../locale.ts'
import { fallbackLocale } from '../locales/locales.ts'

/** Content of a locale file: texts and lists of words, grouped. */
export type LocaleNode = string | readonly string[] | { readonly [key: string]: LocaleNode }

/**
 * Texts of a locale, in the shape of the German file. Missing ones fall back to the fallback
 * locale, then to their key (spec §1).
 */
export function localized<Source extends LocaleNode>(
  source: Source,
  files: Partial<Record<Locale, LocaleNode>>,
): (locale: Locale) => Source {
  const complete = new Map<Locale, Source>()
  return (locale) => {
    const known = complete.get(locale)
    if (known) return known
    const filled = completed(source, [files[locale], files[fallbackLocale]], '')
    // Completed by the source's shape.
    const texts = filled as Source
    complete.set(locale, texts)
    return texts
  }
}

function completed(
  source: LocaleNode,
  written: readonly (LocaleNode | undefined)[],
  path: string,
): LocaleNode {
  if (typeof source === 'string') return written.find(isText) ?? path
  if (isList(source)) return written.find(isList) ?? [path]
  const groups = written.map((node) => (isGroup(node) ? node : {}))
  // Plural forms that German lacks.
  const keys = new Set([source, ...groups].flatMap(Object.keys))
  return Object.fromEntries(
    [...keys].map((key) => {
      const nodes = groups.map((group) => group[key])
      const shape = source[key] ?? nodes.find((node) => node !== undefined) ?? ''
      return [key, completed(shape, nodes, path ? `${path}.${key}` : key)]
    }),
  )
}

const isText = (node: LocaleNode | undefined): node is string => typeof node === 'string'
const isList = (node: LocaleNode | undefined): node is readonly string[] => Array.isArray(node)
const isGroup = (node: LocaleNode | undefined): node is { readonly [key: string]: LocaleNode } =>
  typeof node === 'object' && !isList(node)
