import type { Locale } from '../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../domain/content/rich-text.ts'
import type { Text } from '../../backend/db/columns.ts'
import { glueUnits } from '../catalogue/texts/text.ts'
import { hrefOf } from './links.ts'
import { button, doc, h2, h3, image, ol, p, table, ul } from './rich-text.ts'

/**
 * Parses plain text into rich text: blank lines separate blocks; `## ` and `### ` start headings, `- `
 * and `1. ` lists, `| ` tables, `![alt](product/tee left)` a picture, `[[Title]](category:A)` a
 * button, `---` clears floating pictures. Marks within lines: see `inline`.
 */
export function richTextOf(text: string, locale: Locale): RichText {
  const resolved = glueUnits(text).replace(/\]\(((?:page|category|product):[\w.-]+)\)/g, (_, target: string) => `](${hrefOf(target, locale)})`)
  return doc(...resolved.trim().split(/\n\s*\n/).map(blockOf))
}

/** The same for all languages. */
export function richTexts(text: Text): Record<Locale, RichText> {
  return { de: richTextOf(text.de, 'de'), cs: richTextOf(text.cs, 'cs'), sk: richTextOf(text.sk, 'sk'), en: richTextOf(text.en, 'en') }
}

function blockOf(block: string): RichTextNode {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const bare = (mark: RegExp) => lines.map((line) => line.replace(mark, ''))
  const [, alt, fileKey, float] = /^!\[(.+)\]\((\S+) (left|right)\)$/.exec(first) ?? []
  if (alt && fileKey && float) return image(fileKey, alt, float)
  const [, title, href] = /^\[\[(.+)\]\]\((.+)\)$/.exec(first) ?? []
  if (title && href) return button(title, href)
  if (first === '---') return { type: 'clearer' }
  if (first.startsWith('### ')) return h3(first.slice(4))
  if (first.startsWith('## ')) return h2(first.slice(3))
  if (first.startsWith('- ')) return ul(...bare(/^- /))
  if (/^\d+\. /.test(first)) return ol(...bare(/^\d+\. /))
  if (first.startsWith('| ')) return table(...lines.map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())))
  return p(lines.join(' '))
}
