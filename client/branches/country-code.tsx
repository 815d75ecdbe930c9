import { type MapFrame, positionIn } from './map-frame.ts'
import { percent } from './percent.ts'
import { type MapPoint, projectMercator } from './project-mercator.ts'

/** Position of a country's code: inside it, away from its larger towns. */
export const countryCodes: readonly { code: string; point: MapPoint }[] = [
  { code: 'D', point: projectMercator(50.55, 9.6) },
  { code: 'A', point: projectMercator(47.45, 14.6) },
  { code: 'CZ', point: projectMercator(49.45, 15.2) },
  { code: 'SK', point: projectMercator(48.75, 19.4) },
  { code: 'PL', point: projectMercator(51.9, 18.4) },
]

interface CountryCodeProps {
  country: (typeof countryCodes)[number]
  frame: MapFrame
}

/** Vehicle registration code, the same in every language. */
export function CountryCode({ country: { code, point }, frame }: CountryCodeProps) {
  const { x, y } = positionIn(frame, point)
  if (x < 0 || x > 1 || y < 0 || y > 1) return null
  return (
    <text className="branch-map__code" x={percent(x)} y={percent(y)} aria-hidden="true">
      {code}
    </text>
  )
}
