import * as z from 'zod/mini'

/**
 * A mark on a text: anchor, bold, em, italic, link, strike, subscript, superscript, underline (spec
 * §3 Rich-text nodes). Its type stays open, like that of a node: an unknown one is ignored.
 */
export const Mark = z.object({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
})
export type Mark = z.infer<typeof Mark>

export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown> | undefined
  text?: string | undefined
  marks?: Mark[] | undefined
  content?: RichTextNode[] | undefined
}

/**
 * A node of the tree. Its type stays open, so that an unknown node is dropped when rendering
 * without failing the page.
 */
export const RichTextNode: z.ZodMiniType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    attrs: z.optional(z.record(z.string(), z.unknown())),
    text: z.optional(z.string()),
    marks: z.optional(z.array(Mark)),
    content: z.optional(z.array(RichTextNode)),
  }),
)

export const RichText = z.object({ type: z.literal('doc'), content: z.array(RichTextNode) })
export type RichText = z.infer<typeof RichText>
