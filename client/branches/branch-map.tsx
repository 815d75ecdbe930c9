import { CountryCode, countryCodes } from './country-code.tsx'
import { countryOutlines } from './country-outlines.ts'
import { mapFrame, positionIn } from './map-frame.ts'
import { MapMarker } from './map-marker.tsx'
import { placeLabels } from './place-labels.ts'
import { projectMercator } from './project-mercator.ts'
import { shortNames } from './short-names.ts'
import type { MapPoint } from '../../domain/content/reference/map-point.ts'

type Choice =
  | { href: (id: string) => string; onSelect?: never }
  | { onSelect: (id: string) => void; href?: never }

type BranchMapProps = Choice & {
  /** Text alternative of the map. */
  label: string
  branches: readonly MapPoint[]
  selectedId?: string | null
}

/** More labels would overlap. */
const maxNamed = 24
/** Width of the map on the narrowest screen, in px. */
const narrowest = 280

/**
 * Locations on a drawn map of the surrounding countries, as links or as buttons of a choice. A list
 * of the same locations must accompany it: on small screens neighbours may overlap.
 */
export function BranchMap({ label, branches, selectedId, href, onSelect }: BranchMapProps) {
  const points = branches.map(({ latitude, longitude }) => projectMercator(latitude, longitude))
  const frame = mapFrame(points)
  const names = shortNames(branches.map(({ title }) => title))
  const positions = points.map((point) => positionIn(frame, point))
  const sides = placeLabels(
    positions.map(({ x, y }, index) => ({
      x: x * narrowest,
      y: (y * narrowest * frame.height) / frame.width,
      label: names[index] ?? '',
    })),
    narrowest,
  )
  return (
    <svg className="branch-map" role="group" aria-label={label}>
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {Object.entries(countryOutlines).map(([country, outline]) => (
          <path key={country} className="branch-map__country" d={outline} />
        ))}
      </svg>
      {countryCodes.map((country) => (
        <CountryCode key={country.code} country={country} frame={frame} />
      ))}
      {branches.map(({ id, title }, index) => (
        <MapMarker
          key={id}
          title={title}
          name={branches.length > maxNamed && id !== selectedId ? '' : (names[index] ?? '')}
          side={sides[index] ?? 'right'}
          position={positions[index] ?? { x: 0, y: 0 }}
          isSelected={id === selectedId}
          {...(href ? { href: href(id) } : { onSelect: () => onSelect(id) })}
        />
      ))}
    </svg>
  )
}
