import { allCalls } from './all-calls.ts'
import { type CallGroup, callGroups } from './call-groups.ts'

const needs = {
  required: 'Required: without them there is no shop',
  optional: 'Optional: a 404 leaves a part of the shop out',
  unused: 'Reserved: not called by this storefront',
} as const

/** Calls that a backend has to serve, as a page of docs/contract. */
export function writeCallsPage(): string {
  const groups: [string, CallGroup][] = Object.entries(callGroups)
  const sections = Object.entries(needs).map(([need, title]) => {
    const own = groups.filter(([, group]) => group.need === need)
    return `## ${title}\n\n${own.map(([name, group]) => writeGroup(name, group)).join('\n')}`
  })
  return `# Calls by need\n\nWritten by \`npm run contract\` from \`scripts/contract/call-groups.ts\`. Tests hold it: every call is in one group, and with all optional ones answering 404 a guest can still find a product and order it.\n\n${sections.join('\n')}`
}

function writeGroup(name: string, { calls, without }: CallGroup): string {
  const rows = calls.map((call) => `| \`${call}\` | ${addressOf(call)} |`)
  return `### ${name}\n\nWithout: ${without}.\n\n| call | address |\n| --- | --- |\n${rows.join('\n')}\n`
}

function addressOf(name: string): string {
  if (name.startsWith('graphql.')) return `\`POST {cms}/graphql\`, field \`${name.slice(8)}\``
  const call = allCalls.find((each) => each.name === name)?.call
  if (!call) throw new Error(`call-groups.ts names "${name}", which is no call of the contract`)
  return `\`${call.method} {${call.upstream}}${call.path}\``
}
