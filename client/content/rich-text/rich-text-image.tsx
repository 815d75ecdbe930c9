import { imagePath } from '../../../domain/url/image-path.ts'
import { useShop } from '../../shop.tsx'
import { readChoice, readFlag, readNumber, readText } from './attributes.ts'
import type { NodeProps } from './node-props.ts'

const widths = [320, 480, 640, 1200] as const

export function RichTextImage({ node: { attrs } }: NodeProps) {
  const { cdn } = useShop()
  const path = filePath(readText(attrs, 'fileKey'))
  if (!path) return null
  const width = readNumber(attrs, 'width', 16, 2000)
  const height = readNumber(attrs, 'height', 16, 2000)
  const float = readChoice(attrs, 'float', ['left', 'right', 'center'])
  const cropped = Boolean(width && height && (readFlag(attrs, 'crop') || readText(attrs, 'crop')))
  const classes = [
    'rich-text__image',
    float && `rich-text__image--${float}`,
    cropped && 'rich-text__image--cropped',
  ]
  return (
    <img
      className={classes.filter(Boolean).join(' ')}
      src={cdn + imagePath(path, 640)}
      srcSet={widths.map((each) => `${cdn}${imagePath(path, each)} ${each}w`).join(', ')}
      sizes={width ? `(min-width: 768px) ${width}px, 100vw` : '(min-width: 768px) 44rem, 100vw'}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={readText(attrs, 'alt')}
      title={readText(attrs, 'title') || undefined}
      loading="lazy"
      decoding="async"
    />
  )
}

/** A key of the image server; anything that could be another URL is rejected. */
function filePath(fileKey: string): string | null {
  const isPlain = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,()+&'!@/-]*$/u.test(fileKey)
  return isPlain && !/\.\.|\/\//.test(fileKey)
    ? fileKey.replace(/\.(?:webp|jpe?g|png)$/i, '')
    : null
}
