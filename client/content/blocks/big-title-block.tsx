import { Backdrop } from './backdrop.tsx'
import { ContrastText } from './contrast-text.tsx'
import { parseColour, brightnessOf } from './contrast.ts'
import type { BlockOf } from './block-of.ts'

/**
 * The editor chooses background and text colour; a text colour with too little contrast becomes
 * black or white.
 */
export function BigTitleBlock({ block }: { block: BlockOf<'big_title'> }) {
  const ground = parseColour(block.backgroundColor)
  const tone = ground ? brightnessOf(ground) : 'light'
  return (
    <section className={`big-title big-title--${tone}`}>
      <Backdrop colour={ground} />
      <div className="big-title__inner">
        <h2 className="big-title__title">
          <ContrastText colour={block.textColor} ground={ground}>
            {block.title}
          </ContrastText>
        </h2>
        {block.text && (
          <p className="big-title__text">
            <ContrastText colour={block.textColor} ground={ground}>
              {block.text}
            </ContrastText>
          </p>
        )}
      </div>
    </section>
  )
}
