import type { FitParameter } from '../fit/fit-facts.ts'
import type { Drawing, Point, Shape } from './shapes.ts'

/** Supply terminals by voltage; conductor colours by HD 308. */
const supplies: Record<string, readonly string[]> = {
  '12': ['+', '−'],
  '24': ['+', '−'],
  '230': ['L', 'N', 'PE'],
  '400': ['L1', 'L2', 'L3', 'N', 'PE'],
}

const paper = { width: 200, height: 70 }
const pitch = 17

/**
 * Wiring diagram of a device: its supply, the switched line of a run-on timer and its control
 * inputs. Null without a stated voltage.
 */
export function connectionDiagram(parameters: readonly FitParameter[]): Drawing | null {
  const ids = (code: string) =>
    parameters.find((each) => each.code === code)?.values.map(({ id }) => id) ?? []
  const driven = ids('actuator').find((id) => id === '24v' || id === '230v')
  const supply = supplies[ids('u')[0] ?? driven?.replace('v', '') ?? '']
  if (!supply) return null
  const controls = [...ids('ctrl'), ...ids('ctrl_signal')]
  const hasTimer = controls.includes('run')
  const groups = [
    hasTimer ? [...supply.slice(0, 1), 'LT', ...supply.slice(1)] : supply,
    controls.includes('0-10v') ? ['10 V', '0–10 V', 'GND'] : [],
    controls.includes('modbus') ? ['A', 'B'] : [],
    driven ? ['S1', 'S2', 'S3'] : [],
  ].filter((group) => group.length > 0)
  const count = groups.flat().length + groups.length - 1
  const left = (paper.width - (count - 1) * pitch) / 2
  const shapes: Shape[] = [box(left - 8, 6, (count - 1) * pitch + 16, 24)]
  let x = left
  for (const group of groups) {
    for (const [index, name] of group.entries()) {
      shapes.push(...terminal(name, x + index * pitch, hasTimer && name === 'LT'))
    }
    x += (group.length + 1) * pitch
  }
  // The lamp's switch, between the phase and the switched line.
  if (hasTimer) shapes.push(...lightSwitch(left))
  return { ...paper, shapes, sizes: [] }
}

function terminal(name: string, x: number, isSwitched: boolean): Shape[] {
  const end = isSwitched ? 46 : 56
  return [
    { kind: 'circle', weight: 'edge', centre: [x, 25], radius: 1.6 },
    { kind: 'text', text: name, middle: [x, 18], isUpright: false },
    line([x, 26.6], [x, end]),
    ...(isSwitched
      ? []
      : [{ kind: 'text', text: name, middle: [x, 63], isUpright: false } as const]),
  ]
}

function lightSwitch(x: number): Shape[] {
  const far = x + pitch
  return [
    line([x, 46], [x + 3, 46]),
    line([x + 3, 46], [far - 4, 41.5]),
    line([far - 3, 46], [far, 46]),
    { kind: 'circle', weight: 'edge', centre: [x, 46], radius: 0.6 },
  ]
}

function line(...points: Point[]): Shape {
  return { kind: 'line', weight: 'edge', points }
}

function box(x: number, y: number, width: number, height: number): Shape {
  const [right, bottom] = [x + width, y + height]
  return line([x, y], [right, y], [right, bottom], [x, bottom], [x, y])
}
