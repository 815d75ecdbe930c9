import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import type { ReactNode } from 'react'

export interface NodeProps {
  node: RichTextNode
  /** Heading level of the editor to that on the page. */
  levels: Map<number, number>
  children: ReactNode
}
