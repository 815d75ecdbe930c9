import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rooms = [
  'backend',
  'bench',
  'client',
  'demo',
  'docs',
  'domain',
  'e2e',
  'scripts',
  'worker',
  'world',
]
const heading = '## Where a change goes'

it('CONTRIBUTING names only existing files and folders', () => {
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(heading)
  const [rows = ''] = table.split('\n## ')
  const paths = [...rows.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].flatMap(([, path = '']) =>
    rooms.includes(path.split('/')[0] ?? '') ? [path] : [],
  )
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
