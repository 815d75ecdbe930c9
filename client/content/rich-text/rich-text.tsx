import type { RichText as Doc } from '../../../domain/content/rich-text.ts'
import { headingLevels } from './heading-levels.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'

interface RichTextProps {
  doc: Doc
  /** Level of the text's highest headings; the page's own title is level 1. */
  headingLevel?: number
}

/** Renders CMS text from its node tree, never from HTML (design §8). */
export function RichText({ doc, headingLevel = 2 }: RichTextProps) {
  return (
    <div className="rich-text">
      <RichTextNodes nodes={doc.content} levels={headingLevels(doc, headingLevel)} depth={0} />
    </div>
  )
}
