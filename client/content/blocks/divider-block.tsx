import { imagePath, imageWidths } from '../../../domain/url/image-path.ts'
import { useShop } from '../../shop.tsx'
import type { BlockOf } from './block-of.ts'

/** Position of the picture: fraction of the page's width, and offset by a fraction of its own. */
const anchors = {
  left: { at: '0', own: 0 },
  center: { at: '50%', own: 0.5 },
  right: { at: '100%', own: 1 },
}

/**
 * A line between two blocks, or a decorative picture. Positioned by SVG attributes, because the CSP
 * allows no style attributes.
 */
export function DividerBlock({ block }: { block: BlockOf<'divider'> }) {
  const { cdn } = useShop()
  const { wallpaper, width, height, offsetX, offsetY, rotation, paddingTop, paddingBottom } = block
  if (!wallpaper) return <hr className="divider" />
  const { at, own } = anchors[block.positionX]
  const x = offsetX - own * width
  const y = paddingTop + offsetY
  const size = imageWidths.find((ready) => ready >= width) ?? 1600
  return (
    <svg
      className="divider"
      width="100%"
      height={paddingTop + height + paddingBottom}
      {...(wallpaper.alt ? { role: 'img', 'aria-label': wallpaper.alt } : { 'aria-hidden': true })}
    >
      {wallpaper.title && <title>{wallpaper.title}</title>}
      <svg x={at} overflow="visible">
        <image
          href={cdn + imagePath(wallpaper.path, size)}
          x={x}
          y={y}
          width={width}
          height={height}
          transform={
            rotation ? `rotate(${rotation} ${x + width / 2} ${y + height / 2})` : undefined
          }
        />
      </svg>
    </svg>
  )
}
