import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { inlineRuntime } from './inline-runtime.ts'

const modules: Record<string, string> = {
  '/start.js': `export const load = () =>
    Promise.all([import('/a-one.js'), import('/a-two.js'), import('/b-one.js'), import('/b-two.js')])`,
  '/a-one.js': `export const one = 1; export default 'first'`,
  '/a-two.js': `export const two = () => 2`,
  '/b-one.js': `export const three = 3`,
  '/b-two.js': `export const four = 4`,
}

/** Two chunks of two imported modules each, as in client/: each module has a namespace of its own. */
async function bundled(withPlugin: boolean): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: (id) => modules[id] },
      withPlugin && { ...inlineRuntime(), applyToEnvironment: undefined },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: '/start.js',
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            groups: ['a', 'b'].map((name) => ({ name, test: new RegExp(`^/${name}-`) })),
          },
        },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('Not one bundle')
  return built.output.filter((file) => file.type === 'chunk')
}

const hasRuntime = ({ fileName }: Rolldown.OutputChunk) => fileName.includes('rolldown-runtime')

test('design §9 weight: no page requests the runtime of the bundler as a file', async () => {
  const [before, after] = [await bundled(false), await bundled(true)]
  expect(before.filter(hasRuntime)).toHaveLength(1)
  expect(after.filter(hasRuntime)).toEqual([])
  expect(after.map(({ code }) => code).join()).not.toContain('rolldown-runtime')
})

test('namespaces of modules that share a chunk have the exports of their module', async () => {
  const pair = (await bundled(true)).find(({ name }) => name === 'a')
  const exported: unknown[] = Object.values(
    await import(`data:text/javascript,${encodeURIComponent(pair?.code ?? '')}`),
  )
  const names = exported.map((namespace) => Object.keys(Object(namespace)).toSorted())
  expect(names.toSorted()).toEqual([['default', 'one'], ['two']])
})
