import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = globSync('client/**/*.css').map((path) => ({
  path,
  css: readFileSync(path, 'utf8'),
}))

/** 480, 768, 1024, 1279 and 1600 px of spec §9, at 16 px an em. */
const breakpoints = [480, 768, 1024, 1279, 1600].map((px) => px / 16)

/** Additional widths, in em, with the reason. */
const exceptions: { em: number[]; sheets: RegExp; why: string }[] = [
  {
    em: [18],
    sheets: /./,
    why: 'WCAG 1.4.10: below 320 px with larger text, which no breakpoint of the specification is for',
  },
  {
    em: [15, 21],
    sheets: /(?:header|footer)\.css$/,
    why: 'WCAG 1.4.10: where one row of the header or footer stops fitting',
  },
  {
    em: [22.5],
    sheets: /(?:list-rows|wish-toggle|buy-box)\.css$/,
    why: 'Phones of 360 px and less have one column of a tile or buy box',
  },
  {
    em: [40],
    sheets: /planner\.css$/,
    why: 'A row of the planner, from where its fields fit side by side',
  },
  {
    em: [47.99, 63.99],
    sheets: /(?:planner|adviser)\.css$/,
    why: 'Just below a breakpoint, as max-width includes its own width',
  },
]

it('§9 Grid: every width query uses em or rem, so that the layout adapts to the text size', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@(?:media|container)[^{]*width[^{]*\dpx[^{]*/g)].map(
      ([query]) => `${path}: ${query.trim()}`,
    ),
  )
  expect(inPixels).toEqual([])
})

/** Page breakpoints; container queries are separate. */
const widths = sheets.flatMap(({ path, css }) =>
  [...css.matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/([\d.]+)em/g)].map(([, em]) => ({ path, em: Number(em) })),
  ),
)

it('§9 Grid: the page layout changes at the five breakpoints, with documented exceptions', () => {
  for (const breakpoint of breakpoints) {
    expect(widths.filter(({ em }) => em === breakpoint).length, `${breakpoint}em`).toBeGreaterThan(
      0,
    )
  }
  const other = widths.filter(({ em }) => !breakpoints.includes(em))
  const excused = ({ path, em }: (typeof widths)[number]) =>
    exceptions.some((one) => one.em.includes(em) && one.sheets.test(path))
  expect(other.filter((width) => !excused(width))).toEqual([])
})

it('§9 Grid: every exception is needed', () => {
  const unused = exceptions.flatMap(({ em, sheets: names }) =>
    em.filter((width) => !widths.some((one) => one.em === width && names.test(one.path))),
  )
  expect(unused).toEqual([])
})
