import type { Page } from 'playwright/test'
import { build, type Rolldown } from 'vite'
import type { LayoutDefect } from './layout-defect.ts'

const entry = new URL('defects/find-defects.ts', import.meta.url).pathname
const global = 'layoutDefects'

/** The modules of `defects/` as one script, because a page cannot import them. */
let script: Promise<string> | undefined

/**
 * Layout defects of the current page: horizontal scrolling, text that is clipped, overflows its
 * box, is covered or broken letter by letter, overlapping texts, and targets below 24 px.
 */
export async function findLayoutDefects(page: Page): Promise<LayoutDefect[]> {
  const code = await (script ??= bundle())
  return page.evaluate<LayoutDefect[]>(`(() => { ${code}; return ${global}.findDefects() })()`)
}

async function bundle(): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: global }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'esnext', lib },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] & [Rolldown.RolldownOutput]
  return output[0].code
}
