import { type Block, blocksOf, type Letter } from './letter.ts'

/** A letter as plain text: the same blocks, stacked. */
export function drawText(letter: Letter): string {
  return [letter.subject, ...blocksOf(letter).map(textOf), '-- ', ...letter.legal]
    .filter(Boolean)
    .join('\n\n')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'heading':
      return block.text.toUpperCase()
    case 'button':
      return `${block.label}: ${block.href}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'items':
      return block.rows
        .map(({ name, isPart, details, sum }) =>
          [`${isPart ? '  + ' : '- '}${name}: ${sum}`, ...details.map((one) => `    ${one}`)].join(
            '\n',
          ),
        )
        .join('\n')
    case 'sums':
      return block.rows
        .map(({ label, value, isTotal }) => `${isTotal ? '= ' : '  '}${label}: ${value}`)
        .join('\n')
    case 'addresses':
      return block.columns
        .map(({ title, lines }) => [`${title}:`, ...lines].join('\n'))
        .join('\n\n')
    case 'picture':
      // Its details are in the text already.
      return ''
  }
}
