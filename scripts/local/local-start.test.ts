import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { startMessage } from './start-message.ts'
import { localDomains } from './local-domains.ts'
import { deleteData } from './delete-data.ts'
import { findFreePort, listenProblem } from './port.ts'
import { bucketsOf } from './shop.ts'
import { spaceProblem, writeProblem } from './writable-folder.ts'

const domain = { locale: 'de', code: 'de', country: 'DEU', currency: 'EUR' }
const configured = (...changes: object[]) =>
  JSON.stringify(
    changes.map((change, index) => ({ host: `${index}.shop.example`, ...domain, ...change })),
  )

describe('§2 domains of npm start', () => {
  it('are the configured ones, each at a local host', ({ expect }) => {
    const text = configured(
      {},
      { locale: 'cs', code: 'cz', currency: 'CZK' },
      { code: 'at', country: 'AUT' },
      { code: 'ch', country: 'CHE' },
      { locale: 'en', code: 'en' },
    )
    const domains = localDomains(text, 8787)
    expect(domains.map(({ host }) => host)).toEqual([
      'localhost:8787',
      'cs.localhost:8787',
      'at.localhost:8787',
      'ch.localhost:8787',
      'en.localhost:8787',
    ])
    expect(domains[2]).toMatchObject({ locale: 'de', code: 'at', country: 'AUT' })
  })

  it.for(['', 'junk', '[]', '[{"host":"a"}]'])(
    'are reported as invalid: %j',
    (text, { expect }) => {
      expect(() => localDomains(text, 8787)).toThrow('DOMAINS')
    },
  )
})

describe('start message of npm start', () => {
  const opened = { domains: localDomains(configured({}), 8787), host: '127.0.0.1' }

  it('lists demo customers only if they exist', ({ expect }) => {
    const own = { CMS_URL: 'https://cms.example', STORE_URL: 'https://store.example' }
    expect(startMessage({ ...opened, vars: {} })).toContain('kunde@luftbasis.example')
    const foreign = startMessage({ ...opened, vars: own })
    expect(startMessage({ ...opened, vars: {}, hasDemo: false })).not.toMatch(/kunde@|WILLKOMMEN/)
    expect(foreign).not.toMatch(/kunde@|WILLKOMMEN|outbox/)
    expect(foreign).toContain('https://store.example')
  })

  it('warns if other machines can reach it', ({ expect }) => {
    const warning = /whoever reaches this machine/
    expect(startMessage({ ...opened, vars: {} })).not.toMatch(warning)
    expect(startMessage({ ...opened, vars: {}, host: '0.0.0.0' })).toMatch(warning)
  })
})

describe('§7 Images: buckets of npm start', () => {
  it('are those that backend/wrangler.toml configures', ({ expect }) => {
    const files = { binding: 'FILES', bucket_name: 'luftbasis-files' }
    expect(bucketsOf({ r2_buckets: [files] })).toEqual({ FILES: 'luftbasis-files' })
    expect(bucketsOf({ r2_buckets: [] })).toEqual({})
  })

  it('are bound with the jurisdiction that the README creates them with', ({ expect }) => {
    const config = readFileSync('backend/wrangler.toml', 'utf8')
    const commands =
      readFileSync('README.md', 'utf8').match(/r2 bucket create \S+ --\S+ \w+/g) ?? []
    expect(commands.length).toBeGreaterThan(1)
    for (const command of commands) {
      const [, , , name, , jurisdiction] = command.split(' ')
      expect(config).toContain(`# bucket_name = "${name}"\n# jurisdiction = "${jurisdiction}"\n`)
    }
  })
})

describe('a data folder', () => {
  it('is refused if it is not writable, and created if it is missing', ({ expect }) => {
    const folder = mkdtempSync(join(tmpdir(), 'writable-'))
    writeFileSync(join(folder, 'file'), '')
    expect(writeProblem(join(folder, 'file', 'data'))).toBe('ENOTDIR')
    expect(writeProblem(join(folder, 'new', 'data'))).toBeNull()
    rmSync(folder, { recursive: true })
  })

  it('is refused on a full disk, before anything is written', ({ expect }) => {
    expect(spaceProblem('data', { bavail: 5000, bsize: 4096 })).toBe(
      'Only 20 MB are free on the disk of data; the shop needs 100 MB.',
    )
    expect(spaceProblem('data', { bavail: 50_000, bsize: 4096 })).toBeNull()
  })

  it('loses a shop’s data by npm run reset, and nothing else', ({ expect }) => {
    const folder = mkdtempSync(join(tmpdir(), 'reset-'))
    for (const name of ['d1', 'kv']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'd1', 'db.sqlite'), '')
    writeFileSync(join(folder, 'letter.txt'), '')
    deleteData(folder)
    expect(readdirSync(folder)).toEqual(['letter.txt'])
    rmSync(join(folder, 'letter.txt'))
    deleteData(folder)
    expect(existsSync(folder)).toBe(false)
    deleteData(folder)
  })
})

describe('H1 the address of npm start', () => {
  it('is free, or taken by another program', async ({ expect }) => {
    const port = await findFreePort()
    expect(await listenProblem(port, '127.0.0.1')).toBe(null)
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    expect(await listenProblem(port, '127.0.0.1')).toContain('taken by another program')
    other.close()
  })

  it.for<[number, string, RegExp]>([
    [NaN, '127.0.0.1', /must be a number/],
    [70_000, '127.0.0.1', /must be a number/],
    [8788, '203.0.113.7', /no address 203\.0\.113\.7/],
  ])(
    'is refused for what is wrong: port %d, host %s',
    async ([port, host, problem], { expect }) => {
      expect(await listenProblem(port, host)).toMatch(problem)
    },
  )
})
