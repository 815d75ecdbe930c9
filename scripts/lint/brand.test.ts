import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'

const code = '{backend,client,domain,public,worker}/**/*.{ts,tsx,css,json,svg,html}'

/** Tests, their doubles and the examples of the contract may mention the demo. */
function isProduction(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|backend\/assets\//.test(file)
}

it('S2-9: no file of the shop contains the name, the URL or an account of the demo', () => {
  const { brand, street, email, bankAccounts } = merchant
  const own = [brand.name, street, email, ...Object.values(bankAccounts).map(({ iban }) => iban)]
  const files = globSync(code).filter(isProduction)
  expect(files.length).toBeGreaterThan(1000)
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return own.some((value) => text.includes(value.toLowerCase()))
  })
  expect(naming).toEqual([])
})
