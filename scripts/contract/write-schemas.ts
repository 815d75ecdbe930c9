import * as z from 'zod/mini'
import { allCalls } from './all-calls.ts'
import type { AnyCall } from '../../domain/contract/call.ts'
import type { DomainModule } from './domain-modules.ts'
import { partsOf, type JsonSchema } from './json-schema.ts'

export type CallPart = 'query' | 'body' | 'response'
const callParts: readonly CallPart[] = ['query', 'body', 'response']

export const schemaAddress = (name: string) => `#/components/schemas/${name}`

/** Name of a call's request or answer. */
export function partName(call: string, part: CallPart): string {
  return `${call}.${part}`
}

export function hasPart(call: AnyCall, part: CallPart): boolean {
  return call[part]._zod.def.type !== 'undefined'
}

/** Every exported schema by name, and each call's request and answer. They reference each other. */
export function writeSchemas(modules: readonly DomainModule[]): Record<string, JsonSchema> {
  const names = exportedSchemas(modules)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const parts = new Map<string, JsonSchema>()
  for (const { name, call } of allCalls) {
    for (const part of callParts) {
      if (!hasPart(call, part)) continue
      const schema: z.ZodMiniType = call[part]
      const id = names.get(schema)
      if (id) parts.set(partName(name, part), { $ref: schemaAddress(id) })
      else registry.add(schema, { id: partName(name, part) })
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: schemaAddress,
    // Open schema: a response may always have more fields than the contract knows.
    io: 'input',
    // Cross-field checks, which JSON Schema cannot express, are in the description.
    unrepresentable: 'any',
  })
  if ('__shared' in schemas) throw new Error('A schema that refers to itself must be exported')
  return {
    ...Object.fromEntries(parts),
    // zod's narrow types per keyword are read as plain JSON Schema from here on.
    ...Object.fromEntries(
      Object.entries(schemas).map(([id, schema]) => [id, tidy(schema as JsonSchema)]),
    ),
  }
}

function exportedSchemas(modules: readonly DomainModule[]): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const { file, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) {
      if (!isSchema(value) || names.has(value)) continue
      if (taken.has(name)) throw new Error(`${file}: another schema is called ${name}`)
      taken.add(name)
      names.set(value, name)
    }
  }
  return names
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** Without redundant defaults of JSON Schema. */
function tidy(schema: JsonSchema): JsonSchema {
  delete schema['$schema']
  delete schema['$id']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema.propertyNames && Object.keys(schema.propertyNames).join() === 'type')
    delete schema.propertyNames
  partsOf(schema).forEach(tidy)
  return schema
}
