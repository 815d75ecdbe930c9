import { readFileSync } from 'node:fs'
import { type OpenapiDocument, shapeOf } from './shape.ts'

const folder = new URL('../../docs/contract/versions/', import.meta.url)

/** Shape of version 1.0 of a contract. */
export function baselineOf(upstream: 'cms' | 'store'): string[] {
  const text = readFileSync(new URL(`${upstream}-1.0.txt`, folder), 'utf8')
  return text.trimEnd().split('\n')
}

/** `docs/contract/changes.md`: additions since version 1.0. */
export function writeChangesPage(documents: Record<'cms' | 'store', string>): string {
  const sections = (['cms', 'store'] as const).map((upstream) => {
    const document: OpenapiDocument = JSON.parse(documents[upstream])
    const baseline = new Set(baselineOf(upstream))
    const added = shapeOf(document).filter((line) => !baseline.has(line))
    return `## ${upstream === 'cms' ? 'CMS' : 'Store'}\n\n${listed(added)}`
  })
  return `# Changes since version 1.0

Written by \`npm run contract\`. Calls first, then fields: \`?\` is a parameter, \`<\` what is sent, \`=\` what is answered, \`!\` marks what is always there. A test fails when a line of version 1.0 (\`versions/\`) is gone, or when an old response gets a field that must always be there.

${sections.join('\n\n')}
`
}

function listed(added: readonly string[]): string {
  const calls = added.filter((line) => /^[A-Z]+ \S+$/.test(line))
  const isOfNewCall = (line: string) => calls.some((call) => line.startsWith(`${call} `))
  const rest = added.filter((line) => !calls.includes(line) && !isOfNewCall(line))
  const items = [...calls, ...rest].map((line) => `- \`${line}\``)
  return items.length > 0 ? items.join('\n') : 'Nothing.'
}
