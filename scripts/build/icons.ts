/* Writes the icon sprite from client/ui/icon-names.ts: node scripts/build/icons.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from '../../client/ui/icon-names.ts'

const folder = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
const sprite = new URL('../../client/ui/icons.svg', import.meta.url)

const symbols = iconNames.toSorted().map((name) => {
  const shapes = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
})

/** Five stars in a row, which a rating fills from the start. */
const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'
const stars = [0, 24, 48, 72, 96].map((left) =>
  star.replace('M12', `M${12 + left}`).replace('L2.5', `L${2.5 + left}`),
)
symbols.push(`<symbol id="stars"><path d="${stars.join('')}"/></symbol>`)

writeFileSync(
  sprite,
  `<!-- lucide-static, ISC licence --><svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
