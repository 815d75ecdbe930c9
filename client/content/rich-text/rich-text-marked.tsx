import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import type { ReactNode } from 'react'
import type { Mark, RichTextNode } from '../../../domain/content/rich-text.ts'
import { ShopLink } from '../../ui/shop-link.tsx'
import { readFlag, readText } from './attributes.ts'

/** Text inside its marks; the first mark is the outermost. */
export function RichTextMarked({
  node: { text = '', marks = [] },
}: {
  node: RichTextNode
}): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => marked(mark, inner), noBreakRanges(text))
}

function marked({ type, attrs }: Mark, inner: ReactNode): ReactNode {
  switch (type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'em':
    case 'italic':
      return <em>{inner}</em>
    case 'strike':
      return <s>{inner}</s>
    case 'subscript':
      return <sub>{inner}</sub>
    case 'superscript':
      return <sup>{inner}</sup>
    case 'underline':
      return <u>{inner}</u>
    case 'anchor':
      return <span id={anchorId(readText(attrs, 'id') || readText(attrs, 'name'))}>{inner}</span>
    case 'link':
      return (
        <ShopLink
          link={{ type: 'custom_link', target: readText(attrs, 'href'), blank: isBlank(attrs) }}
        >
          {inner}
        </ShopLink>
      )
    default:
      return inner
  }
}

function isBlank(attrs: Mark['attrs']): boolean {
  return readText(attrs, 'target') === '_blank' || readFlag(attrs, 'link_target_blank')
}

/** Ids that the document and the app use for their own elements. */
const taken = new Set(['app', 'boot', 'content', 'deferred'])

function anchorId(id: string): string | undefined {
  return /^[\w-]{1,64}$/.test(id) && !taken.has(id) ? id : undefined
}
