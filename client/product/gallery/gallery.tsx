import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Image } from '../../../domain/content/image.ts'
import { imagePath } from '../../../domain/content/image-path.ts'
import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { browserPart } from '../../lazy-part.ts'

const GalleryZoom = browserPart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom)

const pictureId = (n: number) => `picture-${n}`
const largest = 1600

/** Pictures beside each other in a strip that snaps; thumbnails are links to their places in it. */
export function Gallery({ images }: { images: Image[] }) {
  const { text, cdn } = useShop()
  const strip = useRef<HTMLUListElement>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const first = images[0]?.path
  useEffect(() => {
    strip.current?.scrollTo({ left: 0 })
  }, [first])

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const target = strip.current?.children[index]
    if (target instanceof HTMLElement) strip.current?.scrollTo({ left: target.offsetLeft })
  }

  function enlarge(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setEnlarged(index)
  }

  return (
    <section className="gallery" aria-label={text('product.gallery.title')}>
      <ul className="gallery__strip" ref={strip}>
        {(images.length > 0 ? images : [null]).map((image, index) => (
          <li key={image?.path ?? ''} id={pictureId(index + 1)} className="gallery__picture">
            {image ? (
              <a
                href={cdn + imagePath(image.path, largest)}
                title={text('product.gallery.enlarge')}
                onClick={(event) => enlarge(event, index)}
              >
                <Picture image={image} {...size} priority={index === 0} />
              </a>
            ) : (
              <Picture image={null} {...size} />
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="gallery__thumbnails">
          {images.map((image, index) => (
            <li key={image.path}>
              <a
                href={`#${pictureId(index + 1)}`}
                className="gallery__thumbnail"
                aria-label={text('product.gallery.show', { n: index + 1 })}
                onClick={(event) => show(event, index)}
              >
                <Picture image={image} width={56} height={56} alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <GalleryZoom images={images} first={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}

// Spec §9 Image sizes: detail 300 x 400, thumbnail 56.
const size = { width: 300, height: 400, sizes: '(min-width: 1024px) 40rem, 100vw' }
