import { letterHeight } from './dimension.ts'
import { arrowHead } from './drawing-svg.ts'
import type { Drawing, Point, Shape } from './shapes.ts'

/**
 * A drawing as DXF release 12, which every CAD program reads: one layer per line weight, in mm of
 * the sheet. Non-ASCII letters are encoded as CAD programs expect.
 */
export function drawingDxf({ height, shapes }: Drawing): string {
  const up = ([x, y]: Point): Point => [x, height - y]
  const entities = shapes.flatMap((shape) => entitiesOf(shape, up))
  const lines = [
    ...group([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1009'], [0, 'ENDSEC']),
    ...group([0, 'SECTION'], [2, 'ENTITIES']),
    ...entities,
    ...group([0, 'ENDSEC'], [0, 'EOF']),
  ]
  return `${lines.join('\r\n')}\r\n`
}

type Pair = readonly [code: number, value: string | number]

function group(...pairs: Pair[]): string[] {
  return pairs.flatMap(([code, value]) => [
    String(code),
    typeof value === 'number' ? value.toFixed(3) : value,
  ])
}

function entitiesOf(shape: Shape, up: (point: Point) => Point): string[] {
  switch (shape.kind) {
    case 'line':
      return shape.points.slice(1).flatMap((end, index) => {
        const [x1, y1] = up(shape.points[index] ?? end)
        const [x2, y2] = up(end)
        const ends: Pair[] = [
          [10, x1],
          [20, y1],
          [11, x2],
          [21, y2],
        ]
        return group([0, 'LINE'], [8, shape.weight], ...ends)
      })
    case 'circle': {
      const [x, y] = up(shape.centre)
      return group([0, 'CIRCLE'], [8, shape.weight], [10, x], [20, y], [40, shape.radius])
    }
    case 'arc': {
      const [x, y] = up(shape.centre)
      // Counter-clockwise here, because y is up.
      const angles: Pair[] = [
        [50, -shape.to],
        [51, -shape.from],
      ]
      return group([0, 'ARC'], [8, shape.weight], [10, x], [20, y], [40, shape.radius], ...angles)
    }
    case 'arrow': {
      const [tip, left, right] = arrowHead(shape.tip, shape.towards).map(up)
      if (!tip || !left || !right) return []
      const corners: Pair[] = [tip, left, right, right].flatMap(([x, y], at) => [
        [10 + at, x],
        [20 + at, y],
      ])
      return group([0, 'SOLID'], [8, 'thin'], ...corners)
    }
    case 'text': {
      const [x, y] = up(shape.middle)
      const style: Pair[] = [
        [40, letterHeight * 0.72],
        [1, cadText(shape.text)],
        [50, shape.isUpright ? 90 : 0],
        [72, '1'],
        [11, x],
        [21, y],
      ]
      return group([0, 'TEXT'], [8, 'text'], [10, x], [20, y], ...style)
    }
  }
}

function cadText(text: string): string {
  return text.replaceAll('Ø', '%%c').replaceAll('°', '%%d').replaceAll('×', 'x')
}
