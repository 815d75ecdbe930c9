import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { locales } from '../../domain/locales/locales.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import { languageFile, readDictionary, readTextFiles, textFolder } from '../texts/read-texts.ts'
import { screenOf } from '../texts/text-chunks.ts'

const id = 'virtual:asset-manifest'
const sheetFolder = 'client/styles/sheets'

/** Sources of the screens' additional style sheets (`sheet` in domain/screens). */
export const styleSheets = readdirSync(sheetFolder).map((file) => `${sheetFolder}/${file}`)

/** For right-to-left languages only. */
export const rightToLeft = 'client/styles/right-to-left.css'

/**
 * Provides the client build's files to the Worker as `virtual:asset-manifest`: entry, stylesheet,
 * and chunks per source module. In the dev server they are the sources themselves.
 */
export function assetManifest(file = 'dist/client/.vite/manifest.json'): Plugin {
  let dev = false
  return {
    name: 'asset-manifest',
    configResolved(config) {
      dev = config.command === 'serve' && !process.env.VITEST
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const assets =
        dev || !existsSync(file) ? sources(dev) : builtAssets(readFileSync(file, 'utf8'))
      return `export default ${JSON.stringify(assets)}`
    },
  }
}

function sources(dev: boolean) {
  return {
    version: 'dev',
    dev,
    start: '/client/start.ts',
    entry: '/client/entry.tsx',
    styles: '/client/styles/app.css',
    sheets: sheetsFrom((source) => source),
    font: null,
    rightToLeft: `/${rightToLeft}`,
    languages: languagesFrom((language) => `/@id/__x00__virtual:texts/${language}`),
    texts: Object.fromEntries(
      locales.map((locale) => [locale, `/@id/__x00__virtual:texts/${locale}`]),
    ),
    chunks: Object.fromEntries(
      globSync('client/**/*.screen.tsx').map((source) => [screenOf(source), [`/${source}`]]),
    ),
  }
}

function builtAssets(text: string) {
  const manifest: Manifest = JSON.parse(text)
  const chunks: Record<string, string[]> = {}
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry && !chunk.isEntry) continue
    chunks[screenOf(source) ?? source] = filesOf(manifest, source)
  }
  const files = readTextFiles()
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, `/${textFolder(locale, files[locale])}`]),
  )
  const languages = languagesFrom(
    (language) => `/${languageFile(language, readDictionary(language))}`,
  )
  const fonts = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.woff2'))
  return {
    version: createHash('sha256')
      .update(text)
      .update(JSON.stringify([texts, languages]))
      .digest('hex')
      .slice(0, 12),
    dev: false,
    start: `/${manifest['client/start.ts']?.file}`,
    entry: `/${manifest['client/entry.tsx']?.file}`,
    styles: `/${manifest['client/styles/app.css']?.file}`,
    sheets: sheetsFrom((source) => manifest[source]?.file),
    font: fonts.find((chunk) => /inter-latin/.test(chunk.file))?.file ?? null,
    rightToLeft: `/${manifest[rightToLeft]?.file}`,
    languages,
    texts,
    chunks,
  }
}

function languagesFrom(fileOf: (language: string) => string) {
  return Object.fromEntries([...visitLanguages.keys()].map((name) => [name, fileOf(name)]))
}

/** The additional style sheets by name. */
function sheetsFrom(fileOf: (source: string) => string | undefined) {
  return Object.fromEntries(
    styleSheets.map((source) => [basename(source, '.css'), `/${fileOf(source)}`]),
  )
}

/** The chunk with all its static imports, for modulepreload. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen)),
  ]
}
