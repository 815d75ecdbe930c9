import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Image } from '../../../domain/content/image.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { browserPart } from '../../lazy-part.ts'
import { isDrawing, slideSource } from './slide-source.ts'
import { useShownSlide } from './use-shown-slide.ts'
import { isPlainClick } from '../../navigation/plain-click.ts'

const GalleryZoom = browserPart(async () => (await import('./gallery-zoom.tsx')).GalleryZoom)

const pictureId = (n: number) => `picture-${n}`
/**
 * A strip of pictures with scroll snap, including the chosen variant's dimension drawing;
 * thumbnails are fragment links.
 */
export function Gallery({ images }: { images: Image[] }) {
  const { text, cdn } = useShop()
  const strip = useRef<HTMLUListElement>(null)
  const { shown, follow } = useShownSlide(strip)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const [touched, setTouched] = useState(false)
  // Browsers load neighbours of the strip too, lazy or not, so later slides are loaded from the
  // first touch on.
  const touch = () => setTouched(true)
  const first = images[0]?.path
  useEffect(() => {
    strip.current?.scrollTo({ left: 0 })
  }, [first])

  function scrollTo(index: number) {
    const target = strip.current?.children[index]
    if (target instanceof HTMLElement) strip.current?.scrollTo({ left: target.offsetLeft })
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    scrollTo(index)
  }

  function enlarge(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setEnlarged(index)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects the first interaction
    <section
      className="gallery"
      aria-label={text('product.gallery.title')}
      onPointerEnter={touch}
      onPointerDown={touch}
      onFocus={touch}
    >
      <ul
        className={`gallery__strip ${touched ? '' : 'gallery__strip--first'}`}
        ref={strip}
        onScroll={follow}
      >
        {(images.length > 0 ? images : [null]).map((image, index) => (
          <li key={image?.path ?? ''} id={pictureId(index + 1)} className="gallery__picture">
            {image ? (
              <a
                href={slideSource(cdn, image.path)}
                title={text('product.gallery.enlarge')}
                onClick={(event) => enlarge(event, index)}
                // The edge of a slide counts as visible, so focus alone does not scroll to it.
                onFocus={() => scrollTo(index)}
              >
                {isDrawing(image.path) ? (
                  <img
                    className="picture gallery__drawing"
                    src={slideSource(cdn, image.path)}
                    alt={image.alt}
                    width={800}
                    height={520}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <Picture image={image} {...size} priority={index === 0} />
                )}
              </a>
            ) : (
              <Picture image={null} {...size} />
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className="gallery__count" aria-hidden="true">
          {`${shown + 1} / ${images.length}`}
        </p>
      )}
      {images.length > 1 && (
        <div className="gallery__thumbnails">
          {images.map((image, index) => (
            <a
              key={image.path}
              href={`#${pictureId(index + 1)}`}
              className="gallery__thumbnail"
              aria-label={text('product.gallery.show', { n: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => show(event, index)}
            >
              {isDrawing(image.path) ? (
                <Icon name="ruler" size={24} />
              ) : (
                <Picture image={image} width={56} height={56} largest={160} alt="" />
              )}
            </a>
          ))}
        </div>
      )}
      {enlarged !== null && (
        <GalleryZoom images={images} first={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}

// Spec §9 Image sizes: detail 300 x 400, thumbnail 56.
/** 40 rem at a pixel ratio of 2 hardly need more than 1200 px; the zoom has larger ones. */
const size = {
  width: 300,
  height: 400,
  smallest: 320,
  largest: 1200,
  sizes: '(min-width: 1024px) 40rem, 100vw',
}
