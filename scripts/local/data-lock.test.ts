import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { lockData, releaseData } from './data-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  releaseData(folder)
  rmSync(folder, { recursive: true })
})

/** Another process that has locked the folder. */
async function otherShop() {
  const module = JSON.stringify(resolve('scripts/local/data-lock.ts'))
  const source = `const { lockData } = await import(${module})
    console.log(lockData(${JSON.stringify(folder)}))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, hasLocked: String(line).trim() === 'true' }
}

describe('data of npm start', () => {
  it(
    'is used by one shop, until it ends, also by a crash',
    { timeout: 20_000 },
    async ({ expect }) => {
      const { child, hasLocked } = await otherShop()
      expect([hasLocked, lockData(folder)]).toEqual([true, false])
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(lockData(folder)).toBe(true)
    },
  )

  it('leaves no file behind once it is released', ({ expect }) => {
    expect(lockData(folder)).toBe(true)
    expect(lockData(folder)).toBe(false)
    releaseData(folder)
    expect(readdirSync(folder)).toEqual([])
    expect(lockData(folder)).toBe(true)
  })
})
