import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLUnionType,
  type GraphQLFieldConfigMap,
  type GraphQLNullableType,
  type GraphQLOutputType,
} from 'graphql'
import type * as z from 'zod/mini'
import { findName, pascal } from '../../../../domain/contract/cms-graphql/names.ts'
import { memberName } from '../../../../domain/contract/cms-graphql/selection.ts'
import { shapeOf, type Shape } from '../../../../domain/contract/cms-graphql/shape.ts'
import { scalarTypes } from './scalars.ts'

type Schema = z.core.$ZodType
type Named = GraphQLEnumType | GraphQLObjectType | GraphQLUnionType

/** Description of a type or a field, for readers of the schema. */
export type Describe = (type: string, field?: string) => string | undefined

/** Creates the GraphQL types of zod schemas, each once. */
export class OutputTypes {
  readonly #made = new Map<Schema, Named>()
  readonly #schemas = new Map<string, Schema>()
  readonly #describe: Describe

  constructor(describe: Describe) {
    this.#describe = describe
  }

  /** `fallbackName` is for a schema without a name of its own. */
  of(schema: Schema, fallbackName: string): GraphQLOutputType {
    const shape = shapeOf(schema)
    const type = this.#nullableOf(shape, fallbackName)
    return shape.nullable || shape.optional ? type : new GraphQLNonNull(type)
  }

  enumOf(schema: Schema, values: readonly string[], fallbackName: string): GraphQLEnumType {
    const made = this.#once(
      schema,
      fallbackName,
      (name) =>
        new GraphQLEnumType({
          ...this.#described(name),
          values: Object.fromEntries(values.map((value) => [value, { value }])),
        }),
    )
    if (made instanceof GraphQLEnumType) return made
    throw new Error(`${made.name} is no enum`)
  }

  #nullableOf(shape: Shape, name: string): GraphQLNullableType & GraphQLOutputType {
    switch (shape.kind) {
      case 'scalar':
        return scalarOf(shape.name)
      case 'list':
        return new GraphQLList(this.of(shape.of, name))
      case 'enum':
        return this.enumOf(shape.schema, shape.values, name)
      case 'object':
        return this.#once(
          shape.schema,
          name,
          (own) =>
            new GraphQLObjectType({
              ...this.#described(own),
              fields: () => this.#fields(own, shape.fields),
            }),
        )
      case 'union':
        return this.#once(shape.schema, name, (own) => this.#unionOf(own, shape))
    }
  }

  #fields(parent: string, fields: [string, Schema][]): GraphQLFieldConfigMap<unknown, unknown> {
    return Object.fromEntries(
      fields.map(([name, schema]) => [
        name,
        {
          type: this.of(schema, parent + pascal(name)),
          description: this.#describe(parent, name),
        },
      ]),
    )
  }

  /** The discriminator has the same enum in each member. */
  #unionOf(name: string, shape: Extract<Shape, { kind: 'union' }>): GraphQLUnionType {
    const values = shape.members.map(({ value }) => value)
    const kind = new GraphQLNonNull(
      new GraphQLEnumType({
        name: name + pascal(shape.by),
        values: Object.fromEntries(values.map((value) => [value, { value }])),
      }),
    )
    const types = shape.members.map((member) => {
      const own = memberName(shape.schema, member)
      const inside = shapeOf(member.schema)
      if (inside.kind !== 'object') throw new Error(`${own} is no object`)
      const fields = () => ({ ...this.#fields(own, inside.fields), [shape.by]: { type: kind } })
      return new GraphQLObjectType({ ...this.#described(own), fields })
    })
    return new GraphQLUnionType({
      ...this.#described(name),
      types,
      resolveType: (value: Record<string, unknown>) => name + pascal(String(value[shape.by])),
    })
  }

  #described(name: string) {
    return { name, description: this.#describe(name) }
  }

  #once<T extends Named>(schema: Schema, fallbackName: string, make: (name: string) => T): Named {
    const before = this.#made.get(schema)
    if (before) return before
    const name = findName(schema) ?? fallbackName
    const other = this.#schemas.get(name)
    if (other) throw new Error(`Two types want to be called ${name}`)
    const made = make(name)
    this.#schemas.set(name, schema)
    this.#made.set(schema, made)
    return made
  }
}

export function scalarOf(name: string) {
  const type = scalarTypes.get(name)
  if (!type) throw new Error(`No scalar ${name}`)
  return type
}
