import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** How fast a merchant answers and how often it writes are its own words, not those of the code. */
const promises =
  /nächsten Werktag|einmal im Monat|následující pracovní den|jednou za měsíc|nasledujúci pracovný deň|raz za mesiac|next working day|once a month/i

it('§3 Globals: texts of the code promise nothing in a merchant’s name', () => {
  const files = globSync('{client,backend,domain}/**/locales/*.json')
  expect(files.length).toBeGreaterThan(8)
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => promises.test(line)).map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})
