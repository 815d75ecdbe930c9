import { visibleInfoBoxes } from '../../../domain/content/visible-info-boxes.ts'
import { useShop } from '../../shop.tsx'
import { Backdrop } from '../blocks/backdrop.tsx'
import { groundClass, parseColour } from '../blocks/contrast.ts'

/** Short CMS notices, each on its colour; boxes without one are dropped (spec §5). */
export function InfoBoxes() {
  const { site } = useShop()
  const boxes = visibleInfoBoxes(site.configuration.infoBoxes).flatMap(({ color, text }) => {
    const ground = parseColour(color)
    return ground ? [{ ground, text }] : []
  })
  if (boxes.length === 0) return null
  return (
    <ul className="container info-boxes">
      {boxes.map(({ ground, text }, index) => (
        <li key={index} className={`info-boxes__box${groundClass(ground)}`}>
          <Backdrop colour={ground} />
          {text}
        </li>
      ))}
    </ul>
  )
}
