import { airInputOf, queryOfAir } from './rooms/air-input.ts'
import { connectionInputOf, queryOfConnection } from './duct/connection-input.ts'
import { ductInputOf, queryOfDuct } from './duct/duct-input.ts'
import { noiseInputOf, queryOfNoise } from './noise/noise-input.ts'

/**
 * Canonical input of a calculator: within its limits, without what is usual anyway.
 * Rooms keep their order. No two calculators have a name in common, so that one query serves all.
 */
export function calculatorQuery(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([
    ...queryOfAir(airInputOf(params)),
    ...queryOfDuct(ductInputOf(params)),
    ...queryOfNoise(noiseInputOf(params)),
    ...queryOfConnection(connectionInputOf(params)),
  ])
}
