/* Writes the icon sheet from client/ui/icon/icon-names.ts: node scripts/build/icons.ts */
import { readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from '../../client/ui/icon/icon-names.ts'

const folder = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
const ui = new URL('../../client/ui/icon/', import.meta.url)
const side = 24

function shapesOf(name: string): string {
  return readFileSync(new URL(`${name}.svg`, folder), 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
}

const names = iconNames.toSorted()
const rows = names.map((name, row) => {
  const outline = name.replace(/-filled$/, '')
  const fill = outline === name ? '' : ' fill="#000"'
  return `<g transform="translate(0 ${row * side})"${fill}>${shapesOf(outline)}</g>`
})
const size = `width="${side}" height="${side * names.length}" viewBox="0 0 ${side} ${side * names.length}"`
const stroke =
  'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

writeFileSync(
  new URL('icons.svg', ui),
  `<!-- lucide-static, ISC licence --><svg xmlns="http://www.w3.org/2000/svg" ${size} ${stroke}>\n${rows.join('\n')}\n</svg>\n`,
)

const rules = names.map((name, row) => `.icon--${name} {\n  --row: ${row};\n}\n`)
writeFileSync(
  new URL('icon-rows.css', ui),
  `/* Written by scripts/build/icons.ts: the row of each icon in icons.svg. */\n${rules.join('\n')}`,
)
