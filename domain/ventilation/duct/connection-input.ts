import { type ConnectionEnd, connectionEnds } from './connection.ts'
import { ductDiameters } from './duct-input.ts'
import { choiceOf } from '../field-value.ts'

export interface ConnectionInput {
  /** mm */
  size: number
  end: ConnectionEnd
  /** mm of the part on the other side; null: the same. */
  to: number | null
  /** How the part on the other side ends. */
  toEnd: ConnectionEnd
}

const example = 125

/** Input of the finder; what is missing or junk is as in the example. */
export function connectionInputOf(query: URLSearchParams): ConnectionInput {
  const sizeOf = (name: string) =>
    ductDiameters.find((size) => String(size) === query.get(name)) ?? null
  const size = sizeOf('size') ?? example
  const to = sizeOf('to')
  return {
    size,
    end: choiceOf(connectionEnds, query.get('end')),
    to: to === size ? null : to,
    toEnd: choiceOf(['pipe', ...connectionEnds], query.get('toEnd')),
  }
}

/** The query of it in one spelling, without what is the default. */
export function queryOfConnection({ size, end, to, toEnd }: ConnectionInput): [string, string][] {
  const all: [string, string, string][] = [
    ['size', String(size), String(example)],
    ['end', end, connectionEnds[0]],
    ['to', to === null ? '' : String(to), ''],
    ['toEnd', toEnd, 'pipe'],
  ]
  return all.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value])
}
