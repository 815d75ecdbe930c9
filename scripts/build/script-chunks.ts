import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path/posix'
import { scanModule } from '../texts/scan-module.ts'
import {
  everywhere,
  frameParts,
  linkParts,
  personalParts,
  tileParts,
} from './parts-of-every-page.ts'

type ChunkName = string | ((id: string) => string)

interface ChunkGroup {
  name: ChunkName
  test: RegExp | ((id: string) => boolean)
  priority: number
}

const librariesEverywhere = /node_modules\/@preact\//

/** Response parsers; as large as everything else that a text page needs besides React. */
const parser = 'zod'

const product = 'client/product/product.screen.tsx'

/** Delivery dates, also shown by the cart. */
const promise = [
  'client/product/purchase/promised-day.tsx',
  'client/product/purchase/countdown.tsx',
]
const details = ['client/product/details/details-parts.ts']

/** Working hours and days; pages use it for branches, the cart for deliveries. */
const time = [
  'domain/checkout/delivery/holidays.ts',
  'domain/time/day.ts',
  'domain/content/reference/opening-state.ts',
]

const cart = 'client/cart/checkout.screen.tsx'
const tile = 'client/catalog/tile/product-tile.tsx'
const listing = 'client/catalog/listing.tsx'

const results = 'client/catalog/search/search.screen.tsx'
/** Later files that share modules with the results' page. */
const nearResults = [
  'client/layout/search-box/search-suggest.tsx',
  'client/catalog/category-parts.ts',
]
/** Later files that share modules with the cart's page. */
const nearCart = ['client/cart/cart-parts.ts', 'client/cart/added/item-added-dialog.tsx']

/** Schemas of the cart, which no page needs for the number of items. */
const responses = 'client/cart/state/cart-responses.ts'

/** Small components of all kinds of pages. */
const basics = [
  'client/ui/breadcrumbs.tsx',
  'client/ui/after-press.ts',
  'client/navigation/plain-click.ts',
  'client/lazy-boundary.tsx',
  'client/content/page/truncate.ts',
  'client/ui/skeleton.tsx',
  'client/content/blocks/find-icon.ts',
  'domain/content/features.ts',
  'domain/cart/cart-response-lines.ts',
  'client/wish-list/read-wish-list.ts',
]

/** Progress of the checkout: the steps themselves load later. */
const steps = ['client/checkout/checkout-steps.tsx']

/** Parts that load late, but are the whole of a screen (decision 0165): they share like screens. */
const lateScreens = [
  'client/checkout/delivery/methods-step.tsx',
  'client/checkout/details/info-step.tsx',
]

/** Signals that the browser stores. */
const storage = ['client/storage/persisted-signal.ts']

/** Product rows on all kinds of pages. */
const strips = ['client/catalog/featured-row.tsx']

/** Components of CMS pages. */
const blocks = ['client/content/blocks/content-block.tsx', 'client/product/strips/recommended.tsx']

/** Minimum number of screens that make a module shared. */
const common = 4

/**
 * Script chunks are derived from imports: modules that load together are one file. Otherwise each
 * module shared by two others would be a file, some fifty per page. No group imports a later one:
 * imports of a shared module are shared by at least as many screens.
 */
export function scriptChunks(): ChunkGroup[] {
  const scan = scanOnce()
  const closure = (...entries: string[]) => closureOf(entries, scan)
  const screens = new Map(
    [...globSync('client/**/*.screen.tsx'), ...lateScreens].map((screen) => [
      screen,
      closure(screen),
    ]),
  )
  const users = (module: string) =>
    [...screens].filter(([, modules]) => modules.has(module)).map(([screen]) => screen)
  const usedBy = (module: string) => users(module).length
  const app = closure(...everywhere)
  const [personal, layout] = [closure(...personalParts), closure(...frameParts)]
  const [links, stored] = [closure(...linkParts), closure(...storage)]
  const [timed, progress] = [closure(...time), closure(...steps)]
  const [actions, priced] = [closure(...tileParts), closure(cart)]
  const [promised, detailed] = [closure(...promise), closure(...details)]
  const [listed, answered] = [closure(listing), closure(responses)]
  const [found, carted] = [closure(...nearResults), closure(...nearCart)]
  const [strip, block] = [closure(...strips), closure(...blocks)]
  const isLate = (module: string) =>
    [personal, layout, actions].some((modules) => modules.has(module))
  const isBought = (module: string) => users(module).includes(product)
  const isOfProduct = (module: string) => users(module).every((screen) => screen === product)
  const isOnlyOf = (module: string, screen: string) => users(module).join() === screen
  // Imports of a subject's modules are used by as many screens, and are bundled with them.
  const shared = (isOfSubject: (module: string) => boolean) =>
    closure(
      ...[...new Set([...screens.values()].flatMap((modules) => [...modules]))].filter(
        (module) => isOfSubject(module) && usedBy(module) >= common,
      ),
    )
  const [catalog, texts, forms] = [shared(isOfCatalog), shared(isOfText), shared(isOfForms)]
  // The parser loads with the first response.
  const parses = (module: string) => closure(module).has(parser)
  // Static imports of screens; lazy modules need them too.
  const basic = new Set(
    [...layout, ...personal]
      .filter((module) => usedBy(module) * 2 >= screens.size)
      .concat([...closure(tile)].filter((module) => priced.has(module) && usedBy(module) >= common))
      .concat(...closure(...basics))
      .filter((module) => !parses(module)),
  )
  const groups: { name: ChunkName; has: (module: string) => boolean }[] = [
    {
      name: 'app',
      has: (module) => app.has(module) || basic.has(module) || librariesEverywhere.test(module),
    },
    // Values that the browser stores; no page of a new visitor shows one.
    { name: 'storage', has: (module) => stored.has(module) },
    { name: 'links', has: (module) => links.has(module) },
    { name: 'catalog', has: (module) => catalog.has(module) || strip.has(module) },
    { name: 'steps', has: (module) => progress.has(module) },
    // Of lists of all kinds; a product's page needs it late, if at all.
    { name: 'pagination', has: (module) => module.startsWith('client/ui/pagination/') },
    { name: 'http', has: (module) => isOfResponses(module) && usedBy(module) >= common },
    { name: 'blocks', has: (module) => block.has(module) && usedBy(module) >= 2 },
    { name: 'text', has: (module) => texts.has(module) },
    { name: 'forms', has: (module) => forms.has(module) },
    { name: 'time', has: (module) => timed.has(module) },
    {
      name: 'totals',
      has: (module) =>
        priced.has(module) &&
        (usedBy(module) >= common || (usedBy(module) >= 2 && !isLate(module) && !isBought(module))),
    },
    // An article page does not need the account menu.
    { name: subject, has: (module) => usedBy(module) >= common },
    // Shared by screens and lazy parts: a group includes its imports, which must not become lazy.
    {
      name: (id) => (priced.has(moduleOf(id)) ? 'cart-shared' : 'shared'),
      has: (module) =>
        (isLate(module) && usedBy(module) > 0 && !isOfProduct(module)) ||
        (carted.has(module) && isOnlyOf(module, cart)),
    },
    {
      name: 'product',
      has: (module) =>
        (isLate(module) || detailed.has(module)) && usedBy(module) > 0 && isOfProduct(module),
    },
    { name: 'personal', has: (module) => personal.has(module) && usedBy(module) === 0 },
    { name: 'frame', has: (module) => layout.has(module) && usedBy(module) === 0 },
    { name: 'actions', has: (module) => actions.has(module) && usedBy(module) === 0 },
    { name: 'promise', has: (module) => promised.has(module) && usedBy(module) === 0 },
    // One file each: another screen that uses one of them should not load all details.
    { name: fileName, has: (module) => detailed.has(module) && !isOfProduct(module) },
    { name: 'details', has: (module) => detailed.has(module) && usedBy(module) === 0 },
    { name: 'content', has: (module) => isOfContent(module) && usedBy(module) >= 2 },
    { name: 'listing', has: (module) => listed.has(module) && usedBy(module) >= 2 },
    {
      name: 'buying',
      has: (module) => isBought(module) && usedBy(module) >= 2,
    },
    { name: 'results', has: (module) => found.has(module) && isOnlyOf(module, results) },
  ]
  return [
    {
      // What the first script of a page shares with the app: it must not wait for more of the app.
      name: 'first',
      test: /client\/(start|chunks|first-interaction|navigation\/(unload|chunk-failure|refuse-repeats))\.ts/,
      priority: 100,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 99 },
    { name: 'schemas', test: /node_modules\/zod\//, priority: 98 },
    {
      name: 'swr',
      test: /node_modules\/(swr|dequal)\/|client\/sign-in\/forget-restored/,
      priority: 97,
    },
    {
      name: 'responses',
      test: (id) => answered.has(moduleOf(id)) && parses(moduleOf(id)),
      priority: 95,
    },
    ...groups.map(({ name, has }, index) => ({
      name,
      test: (id: string) => {
        const module = moduleOf(id)
        return has(module) && !parses(module)
      },
      priority: 90 - index,
    })),
  ]
}

const fileName = (id: string) => basename(id.split('?')[0] ?? id).replace(/\.tsx?$/, '')

function isOfCatalog(module: string): boolean {
  return /^client\/(ui(?!\/(icon\/icon-names|pagination|dialog|field|time))|product|catalog|ventilation\/product)\//.test(
    module,
  )
}

const moduleOf = (id: string) => relative(process.cwd(), id.split('?')[0] ?? id)

const subject = (id: string) =>
  moduleOf(id).match(/^(?:client|domain)\/([^/.]+)\//)?.[1] ?? 'common'

function isOfText(module: string): boolean {
  return /^(client|domain)\/content\//.test(module)
}

function isOfForms(module: string): boolean {
  return /^(client\/(ui\/field|sign-in)|domain\/validation)\//.test(module)
}

function isOfResponses(module: string): boolean {
  return /^client\/(http|storage|sign-in\/identity|cart\/state\/change-queue)\b/.test(module)
}

function isOfContent(module: string): boolean {
  return /^(client\/content\/|client\/newsletter\/|client\/catalog\/featured-row|domain\/content\/)/.test(
    module,
  )
}

type Scan = (file: string) => string[]

/** Modules bundled with a module, relative to the root. */
function scanOnce(): Scan {
  const known = new Map<string, string[]>()
  return (file) => {
    const found = known.get(file) ?? importsOf(file)
    known.set(file, found)
    return found
  }
}

function importsOf(file: string): string[] {
  if (file === parser) return []
  const source = readFileSync(file, 'utf8')
  const own = scanModule(file, source)
    .imports.filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(dirname(file), path))
  return /^import (?!type).* from 'zod[^']*'$/m.test(source) ? [...own, parser] : own
}

function closureOf(entries: string[], scan: Scan): Set<string> {
  const modules = new Set(entries)
  for (const module of modules) for (const next of scan(module)) modules.add(next)
  return modules
}
