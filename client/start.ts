/* First script of a page, kept tiny: it loads the app after the LCP image is painted, or at the
   first interaction. Links and forms work before. */
import { readChunks } from './chunks.ts'
import { watchFirstInteraction } from './first-interaction.ts'
import { surviveChunkError } from './navigation/chunk-failure.ts'
import { refuseRepeats } from './navigation/refuse-repeats.ts'
import { watchUnload, detectUnloadWhile } from './navigation/unload.ts'

const longestWaitMs = 3000
const touches = ['pointerdown', 'keydown', 'focusin'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const type of touches) removeEventListener(type, start, true)
  const { entry, screen, layout, textFolder, texts, rest } = readChunks()
  const files = texts.map((name) => `${textFolder}/${name}.js`)
  for (const href of [layout, screen, ...files, ...rest]) {
    const link = document.createElement('link')
    link.rel = href === layout ? 'preload' : 'modulepreload'
    if (href === layout) link.as = 'fetch'
    link.crossOrigin = ''
    link.href = href
    document.head.appendChild(link)
  }
  detectUnloadWhile(import(/* @vite-ignore */ entry)).catch(surviveChunkError)
}

function afterPaint(act: () => void) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const painted = () => (document.hidden ? act() : requestAnimationFrame(() => setTimeout(act)))
  if (!picture || picture.complete) return painted()
  picture.addEventListener('load', painted, { once: true })
  picture.addEventListener('error', painted, { once: true })
  setTimeout(act, longestWaitMs)
}

watchUnload()
refuseRepeats()
watchFirstInteraction()
for (const type of touches) addEventListener(type, start, true)
afterPaint(start)
