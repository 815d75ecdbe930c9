import type { DwellingPlan } from './make-plan.ts'

export type SketchPoint = readonly [x: number, y: number]

export interface SketchBox {
  x: number
  y: number
  width: number
  height: number
}

/** Layout of a plan's diagram; not to scale. */
export interface PlanSketch {
  width: number
  height: number
  unit: SketchBox
  manifolds: { stream: 'supply' | 'extract'; box: SketchBox }[]
  rooms: { index: number; stream: 'supply' | 'extract' | null; box: SketchBox }[]
  /** `line`: index in the layout. */
  ducts: { line: number; stream: 'supply' | 'extract'; points: SketchPoint[]; label: SketchPoint }[]
}

const width = 980
const roomWidth = 200
const roomHeight = 44
const gap = 12
const top = 64
const middle = width / 2

/** Supply on the left, extract on the right, the unit between them. */
export function planSketch({ balance, layout }: DwellingPlan): PlanSketch {
  const side = (stream: 'supply' | 'extract' | null) =>
    balance.rooms.flatMap((room, index) => (room.stream === stream ? [index] : []))
  const [left, right] = [side('supply'), side('extract')]
  const rows = Math.max(left.length, right.length, 2)
  const height = top + rows * (roomHeight + gap) + 12
  const centre = top + (rows * (roomHeight + gap) - gap) / 2
  const unit = { x: middle - 50, y: centre - 30, width: 100, height: 60 }
  const isBalanced = layout.pressure.supply > 0
  const streams = isBalanced ? (['supply', 'extract'] as const) : (['extract'] as const)
  const roomBox = (stream: 'supply' | 'extract', row: number): SketchBox => ({
    x: stream === 'supply' ? 4 : width - roomWidth - 4,
    y: top + row * (roomHeight + gap),
    width: roomWidth,
    height: roomHeight,
  })
  const signOf = (stream: 'supply' | 'extract') => (stream === 'supply' ? -1 : 1)
  const hub = (stream: 'supply' | 'extract') => middle + signOf(stream) * 170
  const rooms = (['supply', 'extract'] as const).flatMap((stream) =>
    (stream === 'supply' ? left : right).map((index, row) => ({
      index,
      stream,
      box: roomBox(stream, row),
    })),
  )
  const ducts: PlanSketch['ducts'] = []
  for (const [index, { part, stream, room }] of layout.lines.entries()) {
    const sign = signOf(stream)
    if (part === 'main') {
      const points: SketchPoint[] = [
        [middle + sign * 50, centre],
        [hub(stream) - sign * 10, centre],
      ]
      ducts.push({ line: index, stream, points, label: [middle + sign * 105, centre - 10] })
    } else if (part === 'outside') {
      const x = middle + (isBalanced ? sign * 25 : 0)
      const points: SketchPoint[] = [
        [x, centre - 30],
        [x, 26],
      ]
      ducts.push({ line: index, stream, points, label: [x + sign * 8, 44] })
    } else {
      const box = rooms.find((each) => each.index === room)?.box
      if (!box) continue
      const end = stream === 'supply' ? box.x + box.width : box.x
      const y = box.y + box.height / 2
      const points: SketchPoint[] = [
        [hub(stream), y],
        [end, y],
      ]
      ducts.push({
        line: index,
        stream,
        points,
        label: [(hub(stream) + sign * 10 + end) / 2, y - 6],
      })
    }
  }
  return {
    width,
    height,
    unit,
    manifolds: streams.map((stream) => ({
      stream,
      box: { x: hub(stream) - 10, y: top, width: 20, height: rows * (roomHeight + gap) - gap },
    })),
    rooms,
    ducts,
  }
}
