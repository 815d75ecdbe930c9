import { Suspense } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { RichText } from '../rich-text/lazy-rich-text.ts'
import type { BlockOf } from './block-of.ts'

/** Works without JavaScript. */
export function CollapsibleBlock({ block }: { block: BlockOf<'collapsible'> }) {
  return (
    <details className="collapsible">
      <summary className="collapsible__summary">
        <h2 className="collapsible__title">{block.title}</h2>
        <Icon name="plus" className="collapsible__sign" />
      </summary>
      <Suspense>
        <RichText name={`text-${block.id}`} doc={block.text} headingLevel={3} />
      </Suspense>
    </details>
  )
}
