import { parseAst } from 'vite'
import type { DomainModule } from './domain-modules.ts'
import type { JsonSchema } from './json-schema.ts'

/** A node of the syntax tree; only what is looked at. */
interface Node {
  type: string
  start: number
  name?: string
  value?: Node | string
  key?: Node
  callee?: Node
  object?: Node
  property?: Node
  argument?: Node
  arguments?: Node[]
  properties?: Node[]
  elements?: Node[]
  expression?: Node
  declaration?: Node | null
  declarations?: { id: Node; init: Node | null }[]
}

interface Declared {
  init: Node
  comment: string | null
}

/**
 * Takes the comments of the domain's schemas over into their JSON schemas: what a field means is
 * written once, beside the field, and does not travel to the browser.
 */
export function describeSchemas(
  modules: DomainModule[],
  schemas: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  for (const { source } of modules) {
    const scope = declarationsOf(source)
    for (const [name, { init, comment }] of scope) {
      const schema = schemas[name]
      if (schema) {
        if (comment) schema.description ??= comment
        describe(init, schema, { scope, source })
      }
      for (const part of init.arguments?.[0]?.properties ?? []) {
        const partSchema = schemas[`${name}.${part.key?.name}`]
        if (partSchema && typeof part.value === 'object')
          describe(part.value, partSchema, { scope, source })
      }
    }
  }
  return schemas
}

interface Module {
  scope: Map<string, Declared>
  source: string
}

/** Walks an expression that makes a schema beside the schema that it made. */
function describe(node: Node, schema: JsonSchema, module: Module): void {
  if (schema.$ref) return
  if (node.type === 'Identifier') {
    const declared = module.scope.get(node.name ?? '')
    if (declared) describe(declared.init, schema, module)
    return
  }
  if (node.type === 'ObjectExpression') return describeFields(node, schema, module)
  if (node.type !== 'CallExpression') return
  const [first, second] = node.arguments ?? []
  const called = node.callee?.property?.name ?? node.callee?.name
  if (called === 'check' && node.callee?.object) describe(node.callee.object, schema, module)
  else if (called === 'object' && first) describeFields(first, schema, module)
  else if (called === 'array' && first && schema.items) describe(first, schema.items, module)
  else if (called === 'nullable' && first) describe(first, schema.anyOf?.[0] ?? schema, module)
  else if (called === 'data' && first) withField('data', first, schema, module)
  else if (called === 'page' && first) {
    const { items } = schema.properties?.['data'] ?? {}
    if (items) describe(first, items, module)
  } else if (called === 'discriminatedUnion' && second) describeEach(second, schema, module)
  else if (called === 'union' && first) describeEach(first, schema, module)
  else if (called === 'optional' && first) describe(first, schema, module)
  else if (called === 'lazy' && first?.expression === undefined) return
}

function describeEach(list: Node, schema: JsonSchema, module: Module): void {
  const branches = schema.oneOf ?? schema.anyOf ?? []
  list.elements?.forEach((element, index) => {
    const branch = branches[index]
    if (branch) describe(element, branch, module)
  })
}

function withField(name: string, node: Node, schema: JsonSchema, module: Module): void {
  const field = schema.properties?.[name]
  if (field) describe(node, field, module)
}

function describeFields(fields: Node, schema: JsonSchema, module: Module): void {
  for (const field of fields.properties ?? []) {
    if (field.type === 'SpreadElement') {
      const spread = module.scope.get(field.argument?.name ?? '')
      if (spread) describeFields(spread.init, schema, module)
      continue
    }
    const name = field.key?.name ?? (typeof field.key?.value === 'string' ? field.key.value : '')
    const made = schema.properties?.[name]
    if (!made || typeof field.value !== 'object') continue
    const comment = commentBefore(module.source, field.start)
    if (comment) made.description = comment
    describe(field.value, made, module)
  }
}

function declarationsOf(source: string): Map<string, Declared> {
  const found = new Map<string, Declared>()
  const program = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] }
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement
    for (const { id, init } of declaration.declarations ?? []) {
      if (!init || !id.name) continue
      found.set(id.name, { init, comment: commentBefore(source, statement.start) })
    }
  }
  return found
}

/** Text of the JSDoc comment that ends right before a position. */
function commentBefore(source: string, position: number): string | null {
  const before = source.slice(0, position).trimEnd()
  if (!before.endsWith('*/')) return null
  const start = before.lastIndexOf('/*')
  if (!before.startsWith('/**', start)) return null
  return before
    .slice(start + 3, -2)
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
