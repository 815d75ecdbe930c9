import { Suspense } from 'react'
import type { BlockOf } from './content-block.tsx'
import { RichText } from '../rich-text/lazy-rich-text.ts'

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <section className="band">
      <Suspense>
        <RichText doc={block.text} />
      </Suspense>
    </section>
  )
}
