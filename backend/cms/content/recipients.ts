import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Recipient } from '../../../domain/merchant/recipient.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { textsOf } from '../../locales/texts-of.ts'

/** Placeholder paragraph that a page replaces by the recipients of personal data. */
const placeholder = '{{recipients}}'

/** Content with the merchant's recipients instead of their placeholder. */
export async function withRecipients(
  db: D1Database,
  content: RichText,
  locale: Locale,
): Promise<RichText> {
  if (!content.content.some(isPlaceholder)) return content
  const { recipients } = await loadMerchant(db)
  const shown = recipients.length > 0 ? [recipientsTable(recipients, locale)] : []
  return {
    ...content,
    content: content.content.flatMap((node) => (isPlaceholder(node) ? shown : [node])),
  }
}

function isPlaceholder({ type, content = [] }: RichTextNode): boolean {
  return type === 'paragraph' && content.length === 1 && content[0]?.text === placeholder
}

function recipientsTable(recipients: readonly Recipient[], locale: Locale): RichTextNode {
  const { name, seat, purpose } = textsOf(locale).recipients
  const textIn = (texts: Recipient['seat']) => texts[locale] ?? Object.values(texts)[0] ?? ''
  return {
    type: 'table',
    content: [
      row('tableHeader', [name, seat, purpose]),
      ...recipients.map((each) =>
        row('tableCell', [each.name, textIn(each.seat), textIn(each.purpose)]),
      ),
    ],
  }
}

function row(type: 'tableHeader' | 'tableCell', cells: readonly string[]): RichTextNode {
  return {
    type: 'tableRow',
    content: cells.map((text) => ({
      type,
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  }
}
