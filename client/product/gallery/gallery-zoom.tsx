import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '../../../domain/content/image.ts'
import { useShop } from '../../shop.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { slideSource } from './slide-source.ts'
import { nextScale, useZoom, zoomLimits } from './use-zoom.ts'
import { ZoomTools } from './zoom-tools.tsx'

interface GalleryZoomProps {
  images: Image[]
  /** Index of the pressed picture. */
  first: number
  onClose(): void
}

/** Full-screen pictures with zoom by wheel, click, buttons or keys. */
export function GalleryZoom({ images, first, onClose }: GalleryZoomProps) {
  const { text, cdn } = useShop()
  const stage = useRef<HTMLDivElement>(null)
  const { scale, zoomTo } = useZoom(stage)
  const dragged = useRef(false)
  const [index, setIndex] = useState(first)
  const image = images[index]
  const larger = () => zoomTo(nextScale(scale, zoomLimits.step))
  const smaller = () => zoomTo(nextScale(scale, 1 / zoomLimits.step))

  function turn(by: number) {
    zoomTo(zoomLimits.min)
    setIndex((index + by + images.length) % images.length)
  }
  function press(event: KeyboardEvent) {
    if (event.key === '+') larger()
    if (event.key === '-') smaller()
    // When zoomed in, arrow keys pan the picture.
    if (scale > zoomLimits.min) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  // Keys work with any focus in the dialog, from opening on.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  function click({ clientX, clientY, currentTarget }: MouseEvent) {
    if (dragged.current) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const next = scale > zoomLimits.min ? zoomLimits.min : 2.25
    zoomTo(next, { x: clientX - left, y: clientY - top })
  }

  function drag(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return
    if (event.movementX || event.movementY) dragged.current = true
    stage.current?.scrollBy({
      left: -event.movementX,
      top: -event.movementY,
      behavior: 'instant',
    })
  }

  if (!image) return null
  return (
    <Dialog open onClose={onClose} title={image.alt || text('product.gallery.title')}>
      <div className="zoom">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same */}
        <div
          className="zoom__stage"
          ref={stage}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- enlarged, it scrolls by keys
          tabIndex={0}
          role="group"
          aria-label={image.alt}
          onClick={click}
          onPointerDown={() => (dragged.current = false)}
          onPointerMove={drag}
        >
          <img src={slideSource(cdn, image.path)} alt={image.alt} draggable={false} />
        </div>
        <ZoomTools
          position={index + 1}
          count={images.length}
          onSmaller={scale > zoomLimits.min ? smaller : null}
          onLarger={scale < zoomLimits.max ? larger : null}
          onTurn={turn}
        />
      </div>
    </Dialog>
  )
}
