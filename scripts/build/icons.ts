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

writeFileSync(
  sprite,
  `<!-- lucide-static, ISC licence --><svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
