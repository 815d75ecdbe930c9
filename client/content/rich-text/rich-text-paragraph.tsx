import { readChoice } from './attributes.ts'
import type { NodeProps } from './node-props.ts'

export function RichTextParagraph({ node: { attrs, content }, children }: NodeProps) {
  if (!content?.length) return null
  const classes = [
    alignClass(readChoice(attrs, 'textAlign', ['center', 'right'])),
    readChoice(attrs, 'maxWidth', ['full']) && 'rich-text__full',
  ].filter(Boolean)
  return <p className={classes.join(' ') || undefined}>{children}</p>
}

/** Left is the default. */
export function alignClass(align: 'center' | 'right' | null): string | undefined {
  return align ? `rich-text__${align}` : undefined
}
