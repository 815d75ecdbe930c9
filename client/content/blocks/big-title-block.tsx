import { Backdrop } from './backdrop.tsx'
import { Ink } from './ink.tsx'
import { parseColour, toneOf } from './tone.ts'
import type { BlockOf } from './block-of.ts'

/**
 * The editor chooses background and text colour; a text colour with too little contrast becomes
 * black or white.
 */
export function BigTitleBlock({ block }: { block: BlockOf<'big_title'> }) {
  const ground = parseColour(block.backgroundColor)
  const tone = ground ? toneOf(ground) : 'light'
  return (
    <section className={`big-title big-title--${tone}`}>
      <Backdrop colour={ground} />
      <div className="big-title__inner">
        <h2 className="big-title__title">
          <Ink colour={block.textColor} ground={ground}>
            {block.title}
          </Ink>
        </h2>
        {block.text && (
          <p className="big-title__text">
            <Ink colour={block.textColor} ground={ground}>
              {block.text}
            </Ink>
          </p>
        )}
      </div>
    </section>
  )
}
