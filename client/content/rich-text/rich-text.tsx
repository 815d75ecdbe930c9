import type { RichText as Doc } from '../../../domain/content/rich-text.ts'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { headingLevels } from './heading-levels.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'

interface RichTextProps {
  /** Unique on the page; without one, the text's data are sent to the browser. */
  name?: string
  doc: Doc | null | undefined
  /** Level of the text's highest headings; the page's own title is level 1. */
  headingLevel?: number
}

/** Renders CMS text from its node tree, never from HTML (design §8). */
export function RichText({ name, doc, headingLevel = 2 }: RichTextProps) {
  if (doc === null) return null
  const nodes = (present: Doc) => (
    <RichTextNodes
      nodes={present.content}
      levels={headingLevels(present, headingLevel)}
      depth={0}
    />
  )
  if (!name) return doc && <div className="rich-text">{nodes(doc)}</div>
  return (
    <StaticMarkup name={name} className="rich-text" data={doc}>
      {(present) => present && nodes(present)}
    </StaticMarkup>
  )
}
