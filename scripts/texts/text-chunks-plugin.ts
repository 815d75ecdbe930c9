import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import {
  dictionaryFile,
  languageFile,
  readDictionary,
  readTextFiles,
  textFolder,
} from './read-texts.ts'
import { scanModule } from './scan-module.ts'
import { textFile } from './text-chunks.ts'

const id = 'virtual:texts'
const file = /^\0virtual:texts\/(\w+)(?:\/([\w.-]+)\.js)?$/
type TextFiles = ReturnType<typeof readTextFiles>

const withTexts = resolve('client/i18n/with-texts.ts')

/**
 * Gives every chunk of the app a file of its texts in each language. In the browser's code each
 * `import()` of a chunk with texts loads these too, so that it cannot render before they have
 * loaded. A visit language has one file for all pages. The Worker has all texts: `virtual:texts`,
 * by language.
 */
export function textChunksPlugin(): Plugin {
  /** Until a file changes; imports decide which texts belong to which chunk. */
  let known: TextFiles | null = null
  const textFiles = () => (known ??= readTextFiles())
  return {
    name: 'text-chunks',
    enforce: 'pre',
    watchChange() {
      known = null
    },
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(source) {
      if (source === `\0${id}`) return dictionaries()
      const [, code, name] = file.exec(source) ?? []
      if (code === undefined) return null
      const locale = locales.find((one) => one === code)
      this.addWatchFile(resolve(dictionaryFile(code)))
      return moduleOf(locale && name ? textFiles()[locale][name] : readDictionary(code))
    },
    transform(code, path) {
      const [source = ''] = path.split('?')
      if (this.environment.name !== 'client' || !/\/(client|domain)\/.*\.tsx?$/.test(source)) return
      return wrapImportsWithTexts(code, relative(process.cwd(), source), () => textFiles().de)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const all = textFiles()
      for (const locale of locales) {
        const folder = textFolder(locale, all[locale])
        for (const [name, texts] of Object.entries(all[locale])) {
          const fileName = `${folder}/${name}.js`
          this.emitFile({ type: 'asset', fileName, source: moduleOf(texts) })
        }
      }
      for (const language of visitLanguages.keys()) {
        const texts = readDictionary(language)
        const fileName = languageFile(language, texts)
        this.emitFile({ type: 'asset', fileName, source: moduleOf(texts) })
      }
    },
  }
}

const moduleOf = (texts: unknown) => `export default ${JSON.stringify(texts)}`

/** `import('./dialog.tsx')` -> `withTexts(import('./dialog.tsx'), 'dialog')` if it has texts. */
function wrapImportsWithTexts(
  code: string,
  source: string,
  readFiles: () => TextFiles[Locale],
): { code: string; map: null } | undefined {
  if (!code.includes('import(')) return undefined
  const files = readFiles()
  const places = scanModule(source, code)
    .lazy.map(({ path, ...place }) => ({ ...place, name: textFile(join(dirname(source), path)) }))
    .filter(({ name }) => Object.keys(files[name] ?? {}).length > 0)
  if (places.length === 0) return undefined
  const result = places.reduceRight(
    (text, { start, end, name }) =>
      `${text.slice(0, start)}withTexts(${text.slice(start, end)}, '${name}')${text.slice(end)}`,
    code,
  )
  return { code: `${result}\nimport { withTexts } from ${JSON.stringify(withTexts)}\n`, map: null }
}

function dictionaries(): string {
  const languages = [...locales, ...visitLanguages.keys()]
  const rows = languages.map((language) => `${language}: () => import('${id}/${language}')`)
  return `export default { ${rows.join(', ')} }`
}
