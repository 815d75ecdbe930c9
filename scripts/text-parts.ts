import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../domain/locale.ts'
import { partAreas, type TextPart, textParts } from '../client/i18n/parts.ts'

const id = 'virtual:texts'
const part = /^\0virtual:texts\/(\w+)\/(\w+)$/

/**
 * Gives each part of each locale's texts a chunk of its own, so that a page loads the texts it shows.
 * `virtual:texts` is the table of their loaders: locale, then part.
 */
export function textPartsPlugin(): Plugin {
  return {
    name: 'text-parts',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(source) {
      if (source === `\0${id}`) return tableOfLoaders()
      const [, locale, name] = part.exec(source) ?? []
      if (!locale || !name) return null
      const file = resolve('client/i18n/locales', `${locale}.json`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(areasOf(JSON.parse(readFileSync(file, 'utf8')), name as TextPart))}`
    },
  }
}

function tableOfLoaders(): string {
  const rows = locales.map((locale) => {
    const loaders = textParts.map((name) => `${name}: () => import('${id}/${locale}/${name}')`)
    return `${locale}: { ${loaders.join(', ')} }`
  })
  return `export default { ${rows.join(', ')} }`
}

function areasOf(dictionary: Record<string, unknown>, name: TextPart): Record<string, unknown> {
  const elsewhere = new Set<string>(Object.values(partAreas).flat())
  const isWanted = (area: string) =>
    name === 'shell' ? !elsewhere.has(area) : (partAreas[name] as readonly string[]).includes(area)
  return Object.fromEntries(Object.entries(dictionary).filter(([area]) => isWanted(area)))
}
