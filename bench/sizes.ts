import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

/** What the first script of a page fetches (client/chunks.ts). */
const Chunks = z.object({
  entry: z.string(),
  screen: z.string(),
  rest: z.array(z.string()),
  textFolder: z.string(),
  texts: z.array(z.string()),
})

export interface Sizes {
  html: number
  js: number
  css: number
  /** Own requests of the page before any interaction, without pictures that load lazily. */
  requests: number
}

/** Sizes of a page as a browser first loads it, in kilobytes after gzip. */
export async function sizesOf(url: string): Promise<Sizes> {
  const html = await (await fetch(url)).text()
  const scripts = new Set([
    ...matches(html, /<script type="module"[^>]* src="([^"]+)"/g),
    ...matches(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...matches(html, /id="chunks">(\{[^<]+\})</g).flatMap((chunks) =>
      filesOf(Chunks.parse(JSON.parse(chunks))),
    ),
  ])
  const styles = matches(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const eager = matches(html, /<img(?![^>]*loading="lazy")[^>]* src="([^"]+)"/g)
  return {
    html: kilobytes(Buffer.from(html)),
    js: sum([...scripts].map(fileSize)),
    css: sum(styles.map(fileSize)),
    requests: 1 + scripts.size + styles.length + eager.length + 1,
  }
}

function filesOf({ entry, screen, rest, textFolder, texts }: z.infer<typeof Chunks>): string[] {
  return [entry, screen, ...rest, ...texts.map((name) => `${textFolder}/${name}.js`)]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value)
}

function fileSize(path: string): number {
  return kilobytes(readFileSync(`dist/client${path}`))
}

function kilobytes(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length / 1000
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
