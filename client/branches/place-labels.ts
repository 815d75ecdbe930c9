export type LabelSide = 'right' | 'left' | 'above' | 'below'

interface Marked {
  /** In px of a small screen. */
  x: number
  y: number
  label: string
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Sizes in px: letter width, line height, half a marker, and centre to label. */
const letter = 7.6
const line = 16
const half = 8
const away = 11

/**
 * Side of each marker on which its label overlaps nothing, for a map of `width` px; wider maps only
 * move markers apart.
 */
export function placeLabels(marked: readonly Marked[], width: number): LabelSide[] {
  const taken: Box[] = marked.map(({ x, y }) => around(x, y, half, half))
  return marked.map((marker, own) => {
    const free = sides.find((side) => {
      const box = labelBox(marker, side)
      const isInside = box.left >= 0 && box.right <= width
      return isInside && !taken.some((other, index) => index !== own && overlap(box, other))
    })
    const side = free ?? 'right'
    taken.push(labelBox(marker, side))
    return side
  })
}

const sides = ['right', 'left', 'above', 'below'] as const

function labelBox({ x, y, label }: Marked, side: LabelSide): Box {
  const halfWidth = (label.length * letter) / 2
  switch (side) {
    case 'right':
      return around(x + away + halfWidth, y, halfWidth, line / 2)
    case 'left':
      return around(x - away - halfWidth, y, halfWidth, line / 2)
    case 'above':
      return around(x, y - half - line / 2, halfWidth, line / 2)
    case 'below':
      return around(x, y + half + line / 2, halfWidth, line / 2)
  }
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
