import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BranchMap } from './branch-map.tsx'
import { mapFrame, mapRatio } from './map-frame.ts'
import { placeLabels } from './place-labels.ts'
import { projectMercator } from './project-mercator.ts'
import { shortNames } from './short-names.ts'

const branches = [
  { id: 'leipzig', title: 'LuftBasis Leipzig', latitude: 51.3431, longitude: 12.3667 },
  { id: 'wien', title: 'LuftBasis Wien', latitude: 48.1772, longitude: 16.3713 },
  { id: 'bratislava', title: 'LuftBasis Bratislava', latitude: 48.1668, longitude: 17.159 },
]

describe('§1 branches on a map', () => {
  it('are projected like on a globe: north is up, east is right', () => {
    const hamburg = projectMercator(53.55, 10)
    const munich = projectMercator(48.14, 11.58)
    expect(hamburg.y).toBeLessThan(munich.y)
    expect(hamburg.x).toBeLessThan(munich.x)
  })

  it('are all within the frame, with padding', () => {
    const points = branches.map(({ latitude, longitude }) => projectMercator(latitude, longitude))
    const { x, y, width, height } = mapFrame(points)
    expect(width / height).toBeCloseTo(mapRatio, 1)
    for (const point of points) {
      expect(point.x).toBeGreaterThan(x + 0.05 * width)
      expect(point.x).toBeLessThan(x + 0.95 * width)
      expect(point.y).toBeGreaterThan(y)
      expect(point.y).toBeLessThan(y + height)
    }
  })

  it('pad a single one, and accept none', () => {
    const [only] = [projectMercator(49.8443, 18.2806)]
    const { width, x } = mapFrame([only])
    expect(width).toBeGreaterThanOrEqual(280)
    expect(only.x - x).toBeCloseTo(width / 2, -1)
    expect(mapFrame([])).toMatchObject({ width: 280 })
  })

  it('have labels that do not overlap', () => {
    const sides = placeLabels(
      [
        { x: 100, y: 100, label: 'Wien' },
        { x: 118, y: 100, label: 'Bratislava' },
        { x: 270, y: 20, label: 'Ostrava' },
      ],
      280,
    )
    expect(sides).toEqual(['left', 'right', 'left'])
  })

  it('have short labels without a common prefix', () => {
    expect(shortNames(branches.map(({ title }) => title))).toEqual([
      'Leipzig',
      'Wien',
      'Bratislava',
    ])
    expect(shortNames(['LuftBasis', 'LuftBasis Wien'])).toEqual(['LuftBasis', 'LuftBasis Wien'])
    expect(shortNames(['LuftBasis Wien'])).toEqual(['LuftBasis Wien'])
    expect(shortNames([])).toEqual([])
  })

  it('are links with their full names, the selected one marked', () => {
    const markup = renderToStaticMarkup(
      <BranchMap
        label="Karte"
        branches={branches}
        selectedId="wien"
        href={(id) => `/niederlassung/${id}`}
      />,
    )
    expect(markup).toContain('role="group" aria-label="Karte"')
    expect(markup).toContain('href="/niederlassung/wien"')
    expect(markup.match(/aria-label="LuftBasis [^"]+"/g)).toHaveLength(3)
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1)
    // A Content-Security-Policy without inline styles (design §8).
    expect(markup).not.toContain('style=')
  })

  it('are buttons in a choice', () => {
    const markup = renderToStaticMarkup(
      <BranchMap label="Karte" branches={branches} selectedId="wien" onSelect={() => {}} />,
    )
    expect(markup.match(/role="button" tabindex="0"/g)).toHaveLength(3)
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1)
  })
})
