import { writeFileSync } from 'node:fs'
import { measureSearch, shareRows } from '../demo/search/measure-search.ts'
import { table } from './report.ts'

const products = 1500

/** Runs every query of bench/search, prints misses and writes the hit rates to bench/search.md. */
export async function writeSearch(): Promise<void> {
  const measured = await measureSearch(products)
  const head = [
    'language',
    'expected variant in the top 3',
    'of these held out',
    'hits of another size',
  ]
  const missed = measured.filter(({ isFound, isContradicted }) => !isFound || isContradicted)
  const lines = missed.map(
    ({ expected, hits }) => `- ${expected.locale}: \`${expected.query}\` -> ${hits.join('; ')}`,
  )
  const report = `# Search

Written by \`npm run bench -- --search\` on ${new Date().toISOString().slice(0, 10)}: ${measured.length} queries of \`bench/search\` at ${products.toLocaleString('en')} products. Every fifth query of a list is held out. All have been looked at since they were typed, so the figures say less than [the first runs of the lists](search/first-runs.md). A hit of another size counts only where the page does not say so.

${table(head, shareRows(measured))}

${lines.length === 0 ? 'Nothing was missed.' : `Missed:\n\n${lines.join('\n')}`}
`
  console.log(report)
  writeFileSync('bench/search.md', report)
}
