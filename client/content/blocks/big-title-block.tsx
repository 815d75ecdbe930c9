import { Backdrop } from './backdrop.tsx'
import { parseColour, toneOf } from './tone.ts'
import type { BlockOf } from './block-of.ts'

/** The editor chooses the ground; the ink is whichever of the two is read well on it. */
export function BigTitleBlock({ block }: { block: BlockOf<'big_title'> }) {
  const ground = parseColour(block.backgroundColor)
  const tone = ground ? toneOf(ground) : 'light'
  return (
    <section className={`big-title big-title--${tone}`}>
      <Backdrop colour={ground} />
      <div className="big-title__inner">
        <h2 className="big-title__title">{block.title}</h2>
        {block.text && <p className="big-title__text">{block.text}</p>}
      </div>
    </section>
  )
}
