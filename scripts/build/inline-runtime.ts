import type { Plugin } from 'vite'

const runtimeImport = /^import \{ t as __exportAll \} from "\.\/rolldown-runtime-[^"]*";?$/m

/** Creates the namespace of a module in a shared chunk, like the bundler's own function. */
const exportAll = `const __exportAll = (getters) => {
  const namespace = {}
  for (const name in getters)
    Object.defineProperty(namespace, name, { get: getters[name], enumerable: true })
  return namespace
};`

/** The bundler's runtime is one small function in a file of its own: a request on each page. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      filter: { code: /rolldown-runtime/ },
      handler: (code) => ({ code: code.replace(runtimeImport, exportAll), map: null }),
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const using = chunks.filter(({ code }) => code.includes('rolldown-runtime'))
      if (using.length > 0)
        this.error(`${using.map(({ fileName }) => fileName).join()}: unknown use of the runtime`)
      for (const { name, fileName } of chunks)
        if (name === 'rolldown-runtime') delete bundle[fileName]
    },
  }
}
