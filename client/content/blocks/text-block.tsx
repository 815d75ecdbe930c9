import { Suspense } from 'react'
import { RichText } from '../rich-text/lazy-rich-text.ts'
import type { BlockOf } from './block-of.ts'

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <section className="band">
      <Suspense>
        <RichText name={`text-${block.id}`} doc={block.text} />
      </Suspense>
    </section>
  )
}
