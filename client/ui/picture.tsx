import type { Image } from '../../domain/content/image.ts'
import { imagePath, imageWidths } from '../../domain/url/image-path.ts'
import { useShop } from '../shop.tsx'
import { Icon } from './icon/icon.tsx'

interface PictureProps {
  /** null: a placeholder for the missing picture. */
  image: Image | null
  /** Its box in CSS px; reserves the space while it loads. */
  width: number
  height: number
  /** The `sizes` attribute; without it `width` at every screen. */
  sizes?: string
  /** Minimum and maximum useful file width at those `sizes`. */
  smallest?: number
  largest?: number
  /** The LCP image of the page. */
  priority?: boolean
  /** Overrides the picture's alt text; '' if its link says the same. */
  alt?: string
  /** Name shown beside it: an alt text that only repeats it would be read twice. */
  beside?: string
  className?: string
}

export function Picture({
  image,
  width,
  height,
  sizes,
  smallest = sizes ? 160 : width,
  largest = sizes ? 1600 : 3 * width,
  priority = false,
  alt,
  beside,
  className = '',
}: PictureProps) {
  const { cdn } = useShop()
  if (!image) {
    return (
      <span className={`picture picture--missing ${className}`}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <Icon name="image" size={width < 120 ? 20 : 40} className="picture__icon" />
      </span>
    )
  }
  const src = (size: number) => cdn + imagePath(image.path, size)
  return (
    <img
      className={`picture ${className}`}
      src={src(bestWidth(width))}
      srcSet={widthsFor(smallest, largest)
        .map((size) => `${src(size)} ${size}w`)
        .join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt ?? (image.alt === beside ? '' : image.alt)}
      title={image.title || undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}

/** From the smallest sufficient width at a pixel ratio of 1 to that at the highest. */
function widthsFor(narrowest: number, largest: number): number[] {
  const from = imageWidths.findIndex((size) => size >= narrowest)
  const to = imageWidths.findIndex((size) => size >= largest)
  return imageWidths.slice(from, to < 0 ? undefined : to + 1)
}

function bestWidth(width: number): number {
  return imageWidths.find((ready) => ready >= width) ?? 1600
}
