import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ReactDomServer from 'react-dom/server.edge'
import { joinChunks } from '../react-chunks.ts'

type ReactServer = typeof ReactDomServer

const require = createRequire(import.meta.url)
const file = join(
  require.resolve('react-dom/package.json'),
  '../cjs/react-dom-server.edge.production.js',
)

const dispatcher = 'DefaultAsyncDispatcher = {'

/** The edge build as it is installed. */
export const installedSource = readFileSync(file, 'utf8')
export const installedReact = load(installedSource)
/** The edge build as patched for the Worker. */
export const joinedReact = load(joinChunks(installedSource))

function load(source: string): ReactServer {
  // Tests create elements by the development version of React, which asks for their owner.
  const code = source.replace(dispatcher, `${dispatcher} getOwner: () => null,`)
  const server: Partial<ReactServer> = {}
  // oxlint-disable-next-line no-new-func -- evaluates patched CommonJS, which is in no file
  new Function('require', 'exports', code)(createRequire(file), server)
  // The module's exports are those of `react-dom/server.edge`.
  return server as ReactServer
}
