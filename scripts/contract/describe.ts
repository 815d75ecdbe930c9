import type { DomainModule } from './domain-modules.ts'
import type { JsonSchema } from './json-schema.ts'
import { commentBefore, declarationsOf, type Declared, type Node } from './syntax.ts'

/** Declaration of an identifier, as seen from one module. */
type Scope = (name: string) => Declared | undefined

/**
 * Copies the comments of the domain's schemas into their JSON schemas: a field is described once,
 * beside it, and the description stays out of the browser.
 */
export function describeSchemas(
  modules: readonly DomainModule[],
  schemas: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const declared = modules.map(({ source }) => declarationsOf(source))
  const everywhere = new Map(declared.flatMap((own) => [...own]))
  for (const own of declared) {
    const scope: Scope = (name) => own.get(name) ?? everywhere.get(name)
    for (const [name, { init, comment, source }] of own) {
      const schema = schemas[name]
      if (schema && comment) schema.description ??= comment
      if (schema) describe(init, schema, scope, source)
      // A call: its parameters and answer are fields of its definition.
      for (const { key, value } of init.arguments?.[0]?.properties ?? []) {
        const part = schemas[`${name}.${key?.name}`]
        if (part && typeof value === 'object') describe(value, part, scope, source)
      }
    }
  }
  return schemas
}

/** Walks a schema's source expression together with the schema. */
function describe(node: Node, schema: JsonSchema, scope: Scope, source: string): void {
  if (schema.$ref) return
  const inside = (part: Node | undefined, made: JsonSchema | undefined) => {
    if (part && made) describe(part, made, scope, source)
  }
  if (node.type === 'Identifier') {
    const declared = scope(node.name ?? '')
    if (declared) describe(declared.init, schema, scope, declared.source)
  }
  if (node.type === 'ObjectExpression') describeFields(node, schema, scope, source)
  if (node.type !== 'CallExpression') return
  const [first, second] = node.arguments ?? []
  switch (node.callee?.property?.name ?? node.callee?.name) {
    case 'check':
      return inside(node.callee?.object, schema)
    case 'object':
    case 'optional':
    case 'partial':
      return inside(first, schema)
    case 'extend':
      inside(first, schema)
      return inside(second, schema)
    case 'nullable':
      return inside(first, schema.anyOf?.[0] ?? schema)
    case 'array':
      return inside(first, schema.items)
    case 'lazy':
      return inside(first?.body, schema)
    case 'data':
      return inside(first, schema.properties?.['data'])
    case 'page':
      return inside(first, schema.properties?.['data']?.items)
    case 'union':
    case 'discriminatedUnion':
      for (const [index, element] of ((second ?? first)?.elements ?? []).entries())
        inside(element, (schema.oneOf ?? schema.anyOf)?.[index])
  }
}

function describeFields(fields: Node, schema: JsonSchema, scope: Scope, source: string): void {
  for (const { type, argument, key, value, start } of fields.properties ?? []) {
    if (type === 'SpreadElement') {
      const spread = scope(argument?.name ?? '')
      if (spread) describeFields(spread.init, schema, scope, spread.source)
      continue
    }
    const made = schema.properties?.[key?.name ?? String(key?.value)]
    if (!made || typeof value !== 'object') continue
    const comment = commentBefore(source, start)
    if (comment) made.description = comment
    describe(value, made, scope, source)
  }
}
