import { type ConnectionEnd, connectionEnds } from './connection.ts'
import { ductDiameters } from './duct-input.ts'
import { choiceOf } from '../field-value.ts'

export interface ConnectionInput {
  /** mm */
  size: number
  end: ConnectionEnd
  /** mm of the other part; null: the same. */
  to: number | null
  /** End type of the other part. */
  toEnd: ConnectionEnd
}

const example = 125

/** Parses the input of the finder; missing or invalid values are those of the example. */
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

/** Canonical query, without defaults. */
export function queryOfConnection({ size, end, to, toEnd }: ConnectionInput): [string, string][] {
  const all: [string, string, string][] = [
    ['size', String(size), String(example)],
    ['end', end, connectionEnds[0]],
    ['to', to === null ? '' : String(to), ''],
    ['toEnd', toEnd, 'pipe'],
  ]
  return all.filter(([, value, usual]) => value !== usual).map(([name, value]) => [name, value])
}
