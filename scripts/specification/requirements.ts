import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testedElsewhere } from '../../worker/testing/fields/fields-without-page.ts'

export interface NamedTest {
  /** Path from the root of the project. */
  file: string
  /** Part of the title of a test or its group, as written in the file. */
  title: string
}

export interface Requirement {
  section: string
  what: string
  tests: NamedTest[]
  /** What is not tested yet; empty: all is. */
  open: string
}

const specification = 'docs/specification.md'
const promises = 'docs/promises.md'

/** Every line of the tables in docs/specification.md. */
export function readRequirements(): Requirement[] {
  return readTables(specification)
}

/** Promises of the shop's texts, from docs/promises.md. */
export function readPromises(): Requirement[] {
  return readTables(promises)
}

/** Tests of the fields that no page is rendered for. */
export function readFieldTests(): NamedTest[] {
  return testedElsewhere.flatMap(({ tests = [] }) =>
    tests.map((named) => {
      const [file = '', title = ''] = named.split(' › ')
      return { file, title }
    }),
  )
}

function readTables(table: string): Requirement[] {
  const found: Requirement[] = []
  let section = ''
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const cells = /^\| (.+) \| (.+) \|$/.exec(line)
    const [, what = '', held = ''] = cells ?? []
    if (!cells || /^(?:---|requirement$|promise \|)/.test(what)) continue
    const parts = held.split('<br>')
    found.push({
      section,
      what,
      tests: parts.filter((part) => !isOpen(part)).map((part) => testOf(part, table)),
      open: parts.find(isOpen) ?? '',
    })
  }
  return found
}

export const isRow = ({ section }: Requirement) => section === 'Rows'

const isOpen = (part: string) => part.startsWith('open: ')

function testOf(part: string, table: string): NamedTest {
  const [, path, title] = /^\[.+\]\((.+?)\) › (.+)$/.exec(part) ?? []
  if (!path || !title) throw new Error(`${table}: "${part}" is neither a test nor "open: …"`)
  return { file: join('docs', path), title }
}
