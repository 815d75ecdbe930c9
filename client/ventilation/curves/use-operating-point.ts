import { useState } from 'react'
import {
  type OperatingPoint,
  operatingPoint,
  meetsOperatingPoint,
} from '../../../domain/ventilation/fans/operating-point.ts'
import type { FanCurve } from '../../../domain/product/product.ts'
import { flowUnits, pressureUnits, toBaseUnit, unitOf } from '../../../domain/ventilation/units.ts'
import { cleanNumber, parseNumber } from '../../ui/field/number-input.ts'
import { pressurePoints } from './fan-at.ts'

/** The typed operating point, and what the selected curve reaches. */
export function useOperatingPoint(curve: FanCurve) {
  const [typed, setTyped] = useState({ flow: '', pressure: '' })
  const [names, setNames] = useState({ flow: '', pressure: '' })
  const units = {
    flow: unitOf(flowUnits, names.flow),
    pressure: unitOf(pressureUnits, names.pressure),
  }
  const flow = toBaseUnit(parseNumber(typed.flow) ?? 0, units.flow)
  const pressure = toBaseUnit(parseNumber(typed.pressure) ?? 0, units.pressure)
  const design: OperatingPoint | null = flow && pressure ? { flow, pressure } : null
  const points = pressurePoints(curve)
  const running = design && operatingPoint(points, design)
  return {
    typed,
    type: (name: 'flow' | 'pressure', value: string) =>
      setTyped((before) => ({ ...before, [name]: cleanNumber(value, 1).slice(0, 7) })),
    units,
    choose: (name: 'flow' | 'pressure', unit: string) =>
      setNames((before) => ({ ...before, [name]: unit })),
    design,
    running,
    reached: design !== null && meetsOperatingPoint(points, design),
  }
}
