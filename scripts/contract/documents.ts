import { allCalls, type NamedCall } from './all-calls.ts'
import { allExamples } from '../../domain/contract/testing/examples/all-examples.ts'
import { writeCallsPage } from './calls-page.ts'
import { writeChangesPage } from './changes-page.ts'
import { describeSchemas } from './describe.ts'
import { loadDomainModules } from './domain-modules.ts'
import { writeOpenapi } from './openapi.ts'
import { writeSdl } from './sdl.ts'
import { writeStorefrontPage } from './storefront-page.ts'
import { writeSchemas } from './write-schemas.ts'

const titles = {
  cms: {
    title: 'CMS',
    description: 'Catalogue and content, as far as everybody may read them.',
    variable: 'CMS_URL',
  },
  store: {
    title: 'Store',
    description: 'Cart, orders and accounts, and what the shop says about itself.',
    variable: 'STORE_URL',
  },
}

/** Generated files of docs/contract, by name. */
export async function contractDocuments(): Promise<Record<string, string>> {
  const modules = await loadDomainModules()
  const schemas = describeSchemas(modules, writeSchemas(modules))
  const openapi = (upstream: 'cms' | 'store') => {
    // Sorted, because runtimes differ in the order of a module's exports.
    const calls = allCalls
      .filter(({ call }) => call.upstream === upstream)
      .toSorted((a, b) => addressOf(a).localeCompare(addressOf(b), 'en'))
    return json(writeOpenapi(titles[upstream], calls, allExamples, schemas))
  }
  const [cms, store] = [openapi('cms'), openapi('store')]
  return {
    'calls.md': writeCallsPage(),
    'changes.md': writeChangesPage({ cms, store }),
    'cms.openapi.json': cms,
    'cms.graphql': writeSdl(schemas),
    'store.openapi.json': store,
    'storefront.md': writeStorefrontPage(),
  }
}

function addressOf({ call }: NamedCall): string {
  return `${call.path} ${call.method}`
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
