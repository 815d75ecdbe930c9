import type { KeyboardEvent } from 'react'
import { percent } from './percent.ts'
import type { LabelSide } from './place-labels.ts'

interface MapMarkerProps {
  title: string
  /** Label; empty: none. */
  name: string
  side: LabelSide
  /** Position as fractions of the map's width and height. */
  position: { x: number; y: number }
  isSelected: boolean
  href?: string
  onSelect?: () => void
}

/** Px from the centre of the marker. */
const offsets: Record<LabelSide, { x: number; y: number }> = {
  right: { x: 12, y: 4.5 },
  left: { x: -12, y: 4.5 },
  above: { x: 0, y: -12 },
  below: { x: 0, y: 22 },
}

/** Fixed size in px at any map size, because only its position is relative. */
export function MapMarker({
  title,
  name,
  side,
  position,
  isSelected,
  href,
  onSelect,
}: MapMarkerProps) {
  const drawn = (
    <>
      <circle className="map-marker__reach" r="14" />
      <circle className="map-marker__dot" r={isSelected ? 8 : 6} />
      {name && (
        <text className={`map-marker__name map-marker__name--${side}`} {...offsets[side]}>
          {name}
        </text>
      )}
    </>
  )
  return (
    <svg x={percent(position.x)} y={percent(position.y)} className="map-marker">
      {href === undefined ? (
        <g
          role="button"
          tabIndex={0}
          className="map-marker__target"
          aria-label={title}
          aria-pressed={isSelected}
          onClick={onSelect}
          onKeyDown={(event) => pressed(event) && onSelect?.()}
        >
          {drawn}
        </g>
      ) : (
        <a
          href={href}
          className="map-marker__target"
          aria-label={title}
          aria-current={isSelected ? 'true' : undefined}
        >
          {drawn}
        </a>
      )}
    </svg>
  )
}

/** Keyboard activation, as of an HTML button. */
function pressed(event: KeyboardEvent): boolean {
  const isPress = event.key === 'Enter' || event.key === ' '
  // The space bar would scroll the page.
  if (isPress) event.preventDefault()
  return isPress
}
