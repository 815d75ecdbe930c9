/** URLs that a page loads, for client/start.ts and client/entry.tsx: scripts of one build. */
export interface Chunks {
  entry: string
  /** Of the screen's module. */
  screen: string
  /** Of the layout data, which most pages have in common. */
  layout: string
  /** File with the texts of a visit language, which take precedence over the locale's. */
  language?: string
  /** Folder of all texts in the page's locale. */
  textFolder: string
  /** Files of the screen's texts in it. */
  texts: string[]
  /** Their imports. */
  rest: string[]
}

/** The Worker of the same build wrote it (worker/render/chunks-of.ts). */
export function readChunks(): Chunks {
  return JSON.parse(document.getElementById('chunks')?.textContent ?? '')
}
