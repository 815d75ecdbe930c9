import type { BlockOf } from './block-of.ts'

export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="quote">
      <blockquote className="quote__text">{block.text}</blockquote>
      {block.author && <figcaption className="quote__author">{block.author}</figcaption>}
    </figure>
  )
}
