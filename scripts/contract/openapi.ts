import type { NamedCall } from './all-calls.ts'
import type { Example } from '../../domain/contract/testing/examples/example.ts'
import { contextParameters, contextReferences, securitySchemes } from './context-headers.ts'
import { sharedFailures } from './failures.ts'
import { jsonParametersOf } from './json-parameters.ts'
import { partsOf, type JsonSchema } from './json-schema.ts'
import { writeOperation, type CallSchemas } from './operation.ts'
import { purgeHook, purgeSchema } from './purge-hook.ts'
import { hasPart, partName, schemaAddress, type CallPart } from './write-schemas.ts'

interface Described {
  title: string
  description: string
  /** Base URL that the storefront reads from this variable. */
  variable: string
}

/** OpenAPI 3.1 document of some calls, with the required components only. */
export function writeOpenapi(
  { title, description, variable }: Described,
  calls: readonly NamedCall[],
  examples: readonly Example[],
  schemas: Record<string, JsonSchema>,
): object {
  const paths: Record<string, Record<string, unknown>> = {}
  const used: JsonSchema[] = [purgeSchema]
  for (const named of calls) {
    const path = (paths[named.call.path.replace(/:(\w+)/g, '{$1}')] ??= {
      parameters: contextReferences,
    })
    const parts = partsOfCall(named, schemas)
    used.push(...Object.values(jsonParametersOf(named.name)))
    used.push(...Object.values(parts).filter((part) => part !== null))
    const own = examples.filter(({ call }) => call === named.call)
    path[named.call.method.toLowerCase()] = writeOperation(named, parts, own)
  }
  const written = JSON.stringify(paths)
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [
      {
        url: '{address}',
        variables: {
          address: { default: 'https://backend.example', description: `\`${variable}\`` },
        },
      },
    ],
    paths,
    webhooks: { purge: purgeHook },
    components: {
      securitySchemes: onlyNamed(securitySchemes, (name) => written.includes(`{"${name}":[]}`)),
      parameters: contextParameters,
      headers: {
        UpdatedAt: {
          description:
            'When the newest thing in the response was changed. A cache keeps a response that is older than the purge it was asked for by for seconds only.',
          schema: { type: 'string', format: 'date-time' },
        },
      },
      responses: onlyNamed(sharedFailures(), (status) =>
        written.includes(`"#/components/responses/${status}"`),
      ),
      schemas: needed(used, schemas),
    },
  }
}

/** Components used by a document's operations: others would be noise. */
function onlyNamed<Component>(
  components: Record<string, Component>,
  isNamed: (name: string) => boolean,
): Record<string, Component> {
  return Object.fromEntries(Object.entries(components).filter(([name]) => isNamed(name)))
}

function partsOfCall({ name, call }: NamedCall, schemas: Record<string, JsonSchema>): CallSchemas {
  const part = (of: CallPart) =>
    (hasPart(call, of) ? schemas[partName(name, of)] : undefined) ?? null
  return { query: part('query'), body: part('body'), response: part('response') ?? {} }
}

/** Components reachable from some schemas, sorted by name. */
function needed(
  used: readonly JsonSchema[],
  schemas: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const found = new Set(['Failure'])
  const queue = [...used, schemas['Failure'] ?? {}]
  for (const schema of queue) {
    queue.push(...partsOf(schema))
    const name = schema.$ref?.slice(schemaAddress('').length)
    if (name === undefined || found.has(name)) continue
    found.add(name)
    queue.push(schemas[name] ?? {})
  }
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name] ?? {}]))
}
