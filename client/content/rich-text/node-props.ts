import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import type { ReactNode } from 'react'

export interface NodeProps {
  node: RichTextNode
  /** Maps the editor's heading level to the page's. */
  levels: Map<number, number>
  children: ReactNode
}
