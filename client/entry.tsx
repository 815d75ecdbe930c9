import { StrictMode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { languageTag } from '../domain/language.ts'
import { adoptEarlyInput } from './adopt-early-input.ts'
import { App } from './app.tsx'
import { loadLayoutData, readBoot } from './boot.ts'
import { readChunks } from './chunks.ts'
import { firstInteraction, triggerFirstInteraction } from './first-interaction.ts'
import { queueClicks, replayClicks } from './click-replay.ts'
import { createText } from './i18n/text.ts'
import { tolerateForeignChanges } from './hydration/foreign-changes.ts'
import { preserveServerMarkup } from './hydration/static-markup.tsx'
import { loadFile, loadTexts, provideText } from './i18n/with-texts.ts'
import { hasFlashMessage } from './known-visitor.ts'
import { surviveChunkError } from './navigation/chunk-failure.ts'
import { loadChunk } from './navigation/load-chunk.ts'
import { detectUnloadWhile } from './navigation/unload.ts'
import type { RenderablePage } from './navigation/load-screen.ts'

/* Schemas are not JIT-compiled: the CSP has no 'unsafe-eval'. This is the global of z.config(),
   set without importing zod on every page. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start() {
  const { page, deferred } = readBoot()
  const chunks = readChunks()
  const [layoutData, { Screen }, own, ...texts] = await Promise.all([
    loadLayoutData(chunks.layout),
    import(/* @vite-ignore */ chunks.screen),
    chunks.language ? loadFile(chunks.language) : undefined,
    ...chunks.texts.map((name) => loadTexts(chunks.textFolder, name)),
  ])
  const first: RenderablePage = { page, deferred, Screen }
  const text = createText(languageTag(layoutData.context), Object.assign({}, ...texts), own)
  provideText(chunks.textFolder, text)
  let show: (next: RenderablePage) => void = () => {}

  function Root() {
    const [shown, setShown] = useState(first)
    useEffect(() => {
      show = setShown
      // From here on clicks are handled; style sheets may depend on it.
      document.documentElement.dataset.hydrated = 'true'
      void adoptEarlyInput().then(replayClicks)
    }, [])
    return <App layoutData={layoutData} text={text} {...shown} />
  }

  const root = document.getElementById('app')
  if (!root) throw new Error('The document has no #app')
  tolerateForeignChanges(root)
  preserveServerMarkup()
  queueClicks()
  hydrateRoot(
    root,
    <StrictMode>
      <Root />
    </StrictMode>,
  )
  // An editor's page has an admin panel.
  if (layoutData.override) triggerFirstInteraction()
  const { vitals = 0, assetVersion: version } = layoutData
  // Sampled first, so that other page views do not load the script; loaded when the page is idle.
  if (Math.random() < vitals) {
    const whenQuiet = window.requestIdleCallback ?? setTimeout
    whenQuiet(async () => {
      const { reportVitals } = await loadChunk(() => import('./vitals/report-vitals.ts'))
      reportVitals({ screen: page.screen, version })
    })
  }
  return { layoutData, first, show: (next: RenderablePage) => flushSync(() => show(next)) }
}

/** Before the first interaction links, and back navigation to in-page entries, load documents. */
async function navigateAfterFirstInteraction(shown: Awaited<ReturnType<typeof start>>) {
  addEventListener('popstate', loadWhole)
  if (!hasFlashMessage()) await firstInteraction
  const { navigateInPlace } = await loadChunk(() => import('./navigation/navigate-in-place.ts'))
  removeEventListener('popstate', loadWhole)
  navigateInPlace(shown)
  // Tests wait for this: all startup work is done.
  document.documentElement.dataset.ready = 'true'
}

const address = () => location.pathname + location.search
const loaded = address()

function loadWhole() {
  if (address() !== loaded) location.reload()
}

detectUnloadWhile(start()).then(navigateAfterFirstInteraction).catch(surviveChunkError)
