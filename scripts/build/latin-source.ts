import { parseSync, type Plugin } from 'vite'
import { isNode, visitNodes } from '../texts/visit-nodes.ts'

/**
 * A module with one character beyond Latin-1 takes two bytes a character of its isolate's memory, for
 * as long as it lives. So the Workers' modules have those characters as escapes.
 */
export function latinSource(): Plugin {
  return {
    name: 'latin-source',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    generateBundle: {
      // Nothing may print the characters again.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = escapeBeyondLatin(file.code, file.fileName)
      },
    },
  }
}

const isBeyondLatin = (text: string) => /[^\0-\xff]/.test(text)

/** @throws where an escape would not be the character: in the text of `String.raw` */
export function escapeBeyondLatin(code: string, file: string): string {
  if (!isBeyondLatin(code)) return code
  visitNodes(parseSync(file, code).program, ({ type, tag, quasi }) => {
    if (type !== 'TaggedTemplateExpression' || sourceOf(tag, code) !== 'String.raw') return
    for (const text of isNode(quasi) && Array.isArray(quasi.quasis) ? quasi.quasis : [])
      if (isBeyondLatin(sourceOf(text, code)))
        throw new Error(`${file}: String.raw needs an escape in ${sourceOf(text, code)}`)
  })
  return code.replace(/(\\*)([^\0-\xff])/g, (_, backslashes: string, unit: string) => {
    // An escaped character is itself; one backslash less, so that the escape is not escaped.
    const before = backslashes.length % 2 === 0 ? backslashes : backslashes.slice(1)
    return `${before}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function sourceOf(node: unknown, code: string): string {
  return isNode(node) ? code.slice(node.start, node.end) : ''
}
