import { isTrue, merged } from '../catalog/parameter-values.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import type { Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { AnyColumn, NumberColumn, NumberName, ProductColumn, ValueName } from './columns.ts'
import { CurveColumn } from './curve-column.ts'
import { newestKey, ratingKey } from './order-keys.ts'
import { ValueBits } from './value-bits.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { FanCurve, ParameterValueRecord } from '../../db/columns.ts'

/** Listing data of a product. */
export interface ListedProduct {
  n: number
  brandN: number
  tagIds: readonly string[]
  /** Shared by all variants. */
  parameters: readonly ParameterValueRecord[]
  rating: number | null
  createdAt: string
  /** In the order of their bits. */
  variants: readonly {
    parameters: readonly ParameterValueRecord[]
    available: boolean
    /** In minor units with tax. */
    prices: Record<CurrencyCode, number>
    curves: readonly FanCurve[]
  }[]
}

/** Collects the columns of a segment, product by product. */
export class SegmentBuilder {
  readonly products: number[] = []
  readonly #parameters: ReadonlyMap<string, number>
  readonly #booleans: ReadonlySet<string>
  readonly #counts: number[] = []
  readonly #ratings: number[] = []
  readonly #created: number[] = []
  /** Indexes of the variants with a value, by column and value. */
  readonly #values = new Map<ValueName | 'available', Map<string, number[]>>()
  /** Numbers of the variants by index, by column. */
  readonly #figures = new Map<NumberName, Map<number, number>>()
  readonly #curves: Point[][] = []
  /** Indexes of curves, from 1, by their points as text. */
  readonly #curvePlaces = new Map<string, number>()
  /** Curve indexes by variant index. */
  readonly #curveOf = new Map<number, number>()
  #variants = 0

  /** `parameters`: row numbers by code; `booleans`: codes of boolean parameters. */
  constructor(parameters: ReadonlyMap<string, number>, booleans: ReadonlySet<string>) {
    this.#parameters = parameters
    this.#booleans = booleans
  }

  add({ n, brandN, tagIds, parameters, rating, createdAt, variants }: ListedProduct): void {
    this.products.push(n)
    this.#counts.push(variants.length)
    this.#ratings.push(ratingKey(rating))
    this.#created.push(newestKey(createdAt))
    for (const variant of variants) {
      for (const parameter of merged(parameters, variant.parameters)) this.#addParameter(parameter)
      this.#addValue('brand', String(brandN))
      for (const id of tagIds) this.#addValue('tag', id)
      if (variant.available) this.#addValue('available', '')
      this.#addCurve(variant.curves)
      for (const [currency, price] of Object.entries(variant.prices)) {
        this.#addNumber(`price:${currency}`, price)
      }
      this.#variants++
    }
  }

  /** The row `products`. */
  shape(): ProductColumn {
    return { products: new Uint32Array(this.products), variants: new Uint32Array(this.#counts) }
  }

  columns(): [name: string, column: AnyColumn][] {
    const bitsOf = (places: readonly number[]): Bits => {
      const bits = emptyBits(this.#variants)
      for (const at of places) setBit(bits, at)
      return bits
    }
    const available = this.#values.get('available')?.get('') ?? []
    this.#values.delete('available')
    return [
      ['rating', new Uint32Array(this.#ratings)],
      ['newest', new Uint32Array(this.#created)],
      ['available', bitsOf(available)],
      ...[...this.#values].map(([name, values]): [string, AnyColumn] => [
        name,
        new Map([...values].map(([value, places]) => [value, new ValueBits(bitsOf(places))])),
      ]),
      ...[...this.#figures].map(([name, figures]): [string, AnyColumn] => [
        name,
        numberColumn(figures, this.#variants),
      ]),
      ...this.#curveColumns(bitsOf),
    ]
  }

  #curveColumns(bitsOf: (places: readonly number[]) => Bits): [string, AnyColumn][] {
    if (this.#curves.length === 0) return []
    const curveOf = Uint16Array.from(
      { length: this.#variants },
      (_, at) => this.#curveOf.get(at) ?? 0,
    )
    return [
      ['fan', bitsOf([...this.#curveOf.keys()])],
      ['curve', new CurveColumn(this.#curves, curveOf)],
    ]
  }

  /** Only the curve of the highest speed: lower speeds reach nothing more. */
  #addCurve(curves: readonly FanCurve[]): void {
    const [fastest] = curves.toSorted((a, b) => b.speed - a.speed)
    if (!fastest || fastest.points.length < 2) return
    const points = fastest.points.map(([flow, pressure]): Point => [flow, pressure])
    const key = JSON.stringify(points)
    const place = this.#curvePlaces.get(key) ?? this.#curves.push(points)
    this.#curvePlaces.set(key, place)
    this.#curveOf.set(this.#variants, place)
  }

  #addParameter(parameter: ParameterValueRecord): void {
    const { code } = parameter
    const n = this.#parameters.get(code)
    if (n === undefined) throw new Error(`The catalogue names "${code}", which it does not have`)
    if (this.#booleans.has(code)) this.#addValue(`value:${n}`, String(isTrue(parameter)))
    else if ('number' in parameter) this.#addNumber(`number:${n}`, parameter.number)
    else for (const value of parameter.values) this.#addValue(`value:${n}`, value)
  }

  #addValue(name: ValueName | 'available', value: string): void {
    const values = this.#values.get(name) ?? new Map<string, number[]>()
    this.#values.set(name, values)
    const places = values.get(value) ?? []
    values.set(value, places)
    places.push(this.#variants)
  }

  #addNumber(name: NumberName, number: number): void {
    const figures = this.#figures.get(name) ?? new Map<number, number>()
    this.#figures.set(name, figures)
    figures.set(this.#variants, number)
  }
}

function numberColumn(figures: ReadonlyMap<number, number>, variants: number): NumberColumn {
  const numbers = [...new Set(figures.values())].sort((a, b) => a - b)
  const codeOf = new Map(numbers.map((number, index) => [number, index + 1]))
  const codes = new Uint16Array(variants)
  for (const [at, number] of figures) codes[at] = codeOf.get(number) ?? 0
  return { numbers, codes }
}
