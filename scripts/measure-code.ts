/* `npm run code-size`: size and casts of the code by folder, as the table of docs/architecture.md. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const folders = ['worker', 'client', 'domain', 'backend', 'demo', 'scripts'] as const
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/vitest\.config\.ts$/.test(file)
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function rowOf(folder: string): string {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest(file))
  const lines = files.map(linesOf).toSorted((a, b) => a - b)
  const total = lines.reduce((sum, count) => sum + count, 0)
  const casts = files.reduce((sum, file) => sum + castsIn(readFileSync(file, 'utf8')), 0)
  const byFolder = Map.groupBy(files, dirname)
  const fullest = Math.max(...[...byFolder.values()].map((inside) => inside.length))
  const cells = [files.length, total, quantile(lines, 0.5), quantile(lines, 0.9), lines.at(-1)]
  return `| \`${folder}/\` | ${[...cells, fullest, casts].join(' | ')} |`
}

/** Type assertions except `as const`; import and export aliases do not count. */
function castsIn(source: string): number {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'/g, '')
    .replaceAll(/\b(?:import|export)\b[^;\n]*?\{[\s\S]*?\}/g, '')
  return [...code.matchAll(/[)\]\w}] as (?!const\b)[A-Z{(\w]/g)].length
}

console.log('| folder | files | lines | median | p90 | longest | fullest folder | casts |')
console.log('|---|---|---|---|---|---|---|---|')
for (const folder of folders) console.log(rowOf(folder))
