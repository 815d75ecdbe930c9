import { Picture } from '../../ui/picture.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { Backdrop } from './backdrop.tsx'
import { BlockButton } from './block-button.tsx'
import { ContrastText } from './contrast-text.tsx'
import { groundClass, parseColour } from './contrast.ts'
import type { BlockOf } from './block-of.ts'

type Box = BlockOf<'text_boxes'>['boxes'][number]

/** A CMS background stays behind the title; a box is white unless it has a colour of its own. */
export function TextBoxesBlock({ block }: { block: BlockOf<'text_boxes'> }) {
  const ground = parseColour(block.backgroundColor)
  const images = block.images ?? []
  return (
    <section className={`text-boxes${groundClass(ground)}`}>
      <Backdrop colour={ground} />
      {block.blockTitle && <h2 className="band__title">{block.blockTitle}</h2>}
      {images.length > 0 && (
        <ul className="text-boxes__pictures">
          {images.map((image, index) => (
            <li key={index}>
              <Picture image={image} width={640} height={256} className="text-boxes__scene" />
            </li>
          ))}
        </ul>
      )}
      <StaticMarkup
        as="ul"
        name={`boxes-${block.id}`}
        className="text-boxes__list"
        data={block.boxes}
      >
        {(boxes) => boxes.map((box, index) => <TextBox key={index} box={box} behind={ground} />)}
      </StaticMarkup>
    </section>
  )
}

interface TextBoxProps {
  box: Box
  /** Background of the block, visible through a plain box. */
  behind: string | null
}

function TextBox({ box, behind }: TextBoxProps) {
  const { title, text, image, button, buttons = [], boxStyle = 'framed', textColor } = box
  const own = parseColour(box.backgroundColor)
  const isPlain = boxStyle === 'plain'
  const ground = own ?? (isPlain ? behind : null)
  const classes = `text-boxes__box text-boxes__box--${boxStyle}${groundClass(ground ?? '#ffffff')}`
  return (
    <li className={classes}>
      <Backdrop colour={own} />
      {image && <Picture image={image} width={320} height={200} className="text-boxes__picture" />}
      <div className="text-boxes__words">
        <h3 className="text-boxes__title">
          <ContrastText colour={textColor} ground={ground}>
            {title}
          </ContrastText>
        </h3>
        <p>
          <ContrastText colour={textColor} ground={ground}>
            {text}
          </ContrastText>
        </p>
        {[...(button ? [button] : []), ...buttons].map((each, index) => (
          <BlockButton key={index} button={each} ground={ground} />
        ))}
      </div>
    </li>
  )
}
