import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** Layers of the storefront Worker; each imports only from those before it and from itself. */
export const workerLayers = [
  ['env.ts', 'texts.ts', 'challenge-outcome.ts'],
  ['request/'],
  ['cache/'],
  ['upstream/'],
  ['loaders/', 'ventilation/'],
  ['render/'],
  ['pages.ts', 'page-build/', 'page-data.ts', 'not-found.ts', 'failure.ts', 'operations.ts'],
  ['api/', 'seo/', 'operator/'],
  ['app.ts', 'pages-entrypoint.ts', 'index.ts'],
]

/** Imports of a file, types included, from a later layer; the file itself if it is in none. */
export function findClimbingImports(file: string, code: string): string[] {
  const own = layerOf(file)
  if (own === -1) return [`${file} is in no layer`]
  return [...parseSync(file, code).module.staticImports].flatMap(({ moduleRequest }) => {
    const target = join(dirname(file), moduleRequest.value)
    return target.startsWith('worker/') && layerOf(target) > own ? [`${file} -> ${target}`] : []
  })
}

function layerOf(file: string): number {
  return workerLayers.findIndex((layer) => layer.some((part) => file.startsWith(`worker/${part}`)))
}
