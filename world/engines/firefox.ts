import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Capabilities } from 'selenium-webdriver'
import { Browser as Contexts } from 'selenium-webdriver/bidi/generated/browser.js'
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js'
import { Input, type InputSourceActions } from 'selenium-webdriver/bidi/generated/input.js'
import { Log } from 'selenium-webdriver/bidi/generated/log.js'
import { Script } from 'selenium-webdriver/bidi/generated/script.js'
import { Session } from 'selenium-webdriver/bidi/generated/session.js'
import type { Index as Connection } from 'selenium-webdriver/bidi/index.js'
import { clickableCentre } from './clickable-centre.ts'
import type { Browser, Browsers, Engine } from './browser.ts'
import { missingCommand } from './missing-command.ts'

// The module is the class itself, which its types do not say.
const Bidi: typeof Connection = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js')

/** Firefox by WebDriver BiDi, natively: no geckodriver in between. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missingCommand('firefox-esr'),
  start: startFirefox,
}

async function startFirefox(): Promise<Browsers> {
  const profile = mkdtempSync(join(tmpdir(), 'luftbasis-firefox-'))
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]
  const child = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const webSocketUrl = `${await addressOf(child)}/session`
  const bidi = new Bidi(webSocketUrl)
  await bidi.waitForConnection()
  // The library expects a driver's connection; here it is the browser's own.
  const driver = {
    getBidi: async () => bidi,
    getCapabilities: async () => new Capabilities({ webSocketUrl }),
  }
  const session = await Session.create(driver)
  await session.new({ capabilities: {} })
  const parts = {
    contexts: await Contexts.create(driver),
    pages: await BrowsingContext.create(driver),
    script: await Script.create(driver),
    input: await Input.create(driver),
    errors: new Map<string, string[]>(),
  }
  const log = await Log.create(driver)
  await log.onEntryAdded(({ level, text, source }) => {
    if (level === 'error') parts.errors.get(source.context ?? '')?.push(String(text))
  })
  return {
    open: () => openWindow(parts),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      await bidi.close()
      child.kill()
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Parts {
  contexts: Contexts
  pages: BrowsingContext
  script: Script
  input: Input
  /** Console errors by window. */
  errors: Map<string, string[]>
}

async function openWindow({ contexts, pages, script, input, errors }: Parts): Promise<Browser> {
  const { userContext } = await contexts.createUserContext({})
  const { context } = await pages.create({ type: 'tab', userContext })
  await pages.setViewport({ context, viewport: { width: 1280, height: 800 } })
  const own: string[] = []
  errors.set(context, own)
  const perform = (actions: InputSourceActions) => input.perform(context, [actions])
  const run: Browser['run'] = async (act, ...args) => {
    const call = `(async () => JSON.stringify((await (${act})(...${JSON.stringify(args)})) ?? null))()`
    const response = await script.evaluateFunctionInBrowsingContext(context, call, true)
    if (response.type !== 'success') throw new Error(response.exceptionDetails.text)
    const { result } = response
    if (result.type !== 'string') throw new Error(`A ${result.type} came back from the page`)
    return JSON.parse(result.value)
  }
  return {
    run,
    async navigate(url) {
      await pages.navigate({ context, url, wait: 'none' })
    },
    async press(selector) {
      const { x, y } = await run(clickableCentre, selector)
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ] as const
      await perform({ type: 'pointer', id: 'mouse', actions: [...actions] })
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ])
      await perform({ type: 'key', id: 'keys', actions })
    },
    narrow: () => pages.setViewport({ context, viewport: { width: 390, height: 844 } }),
    back: () => pages.back(context),
    errors: () => own,
    close: () => contexts.removeUserContext({ userContext }),
  }
}

/** Firefox prints its address to stderr. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
    if (!child.stderr) throw new Error('Firefox was started without its error output')
    createInterface(child.stderr).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
}
