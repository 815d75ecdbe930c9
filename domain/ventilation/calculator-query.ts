import { airInputOf, queryOfAir } from './rooms/air-input.ts'
import { connectionInputOf, queryOfConnection } from './duct/connection-input.ts'
import { ductInputOf, queryOfDuct } from './duct/duct-input.ts'
import { unreadableInputs } from './unreadable-inputs.ts'
import { noiseInputOf, queryOfNoise } from './noise/noise-input.ts'

/**
 * Canonical query of a calculator: within its limits, without defaults. Rooms keep their order.
 * Parameter names are unique across calculators, so that one parser serves all.
 */
export function calculatorQuery(params: URLSearchParams): URLSearchParams {
  const unreadable = unreadableInputs(params)
  return new URLSearchParams([
    ...queryOfAir(airInputOf(params)),
    ...queryOfDuct(ductInputOf(params)),
    ...queryOfNoise(noiseInputOf(params)),
    ...queryOfConnection(connectionInputOf(params)),
    ...(unreadable > 0 ? [['unreadable', String(unreadable)] satisfies [string, string]] : []),
  ])
}
