import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path/posix'
import { scanModule } from '../texts/scan-module.ts'
import { everywhere, frameParts, personalParts, tileParts } from './parts-of-every-page.ts'

type ChunkName = string | ((id: string) => string)

interface ChunkGroup {
  name: ChunkName
  test: RegExp | ((id: string) => boolean)
  priority: number
}

const librariesEverywhere = /node_modules\/@preact\/|rolldown\/runtime/

/** What answers are parsed with; as large as all that a text page needs besides React. */
const parser = 'zod'

const product = 'client/product/product.screen.tsx'

/** When goods arrive, also shown by the cart. */
const promise = [
  'client/product/purchase/promised-day.tsx',
  'client/product/purchase/countdown.tsx',
]
const details = ['client/product/details/details-parts.ts']

/** When somebody works; pages say it of branches, the cart of deliveries. */
const time = [
  'domain/checkout/delivery/holidays.ts',
  'domain/time/day.ts',
  'domain/content/reference/opening-state.ts',
]

const cart = 'client/cart/checkout.screen.tsx'
const tile = 'client/catalog/tile/product-tile.tsx'

/** Small parts of pages of every kind. */
const basics = [
  'client/ui/breadcrumbs.tsx',
  'client/ui/after-press.ts',
  'client/lazy-boundary.tsx',
  'client/content/page/truncate.ts',
  'client/ui/skeleton.tsx',
  'client/content/blocks/find-icon.ts',
  'domain/content/features.ts',
  'domain/cart/cart-answer-lines.ts',
]

/** Rows of products on pages of every kind. */
const strips = ['client/catalog/featured-row.tsx']

/** What editors build pages of. */
const blocks = ['client/content/blocks/content-block.tsx']

/** From how many screens on a module is a common one. */
const common = 4

/**
 * How the browser's script is cut into files: by what comes together, read from the imports. Without
 * it each module that two others share is a file of its own, some fifty a page. No group imports one
 * that comes later: what many screens use, its imports are used by at least as many.
 */
export function scriptChunks(): ChunkGroup[] {
  const scan = scanOnce()
  const closure = (...entries: string[]) => closureOf(entries, scan)
  const screens = new Map(
    globSync('client/**/*.screen.tsx').map((screen) => [screen, closure(screen)]),
  )
  const users = (module: string) =>
    [...screens].filter(([, modules]) => modules.has(module)).map(([screen]) => screen)
  const usedBy = (module: string) => users(module).length
  const app = closure(...everywhere)
  const [personal, layout] = [closure(...personalParts), closure(...frameParts)]
  const timed = closure(...time)
  const [actions, priced] = [closure(...tileParts), closure(cart)]
  const [promised, detailed] = [closure(...promise), closure(...details)]
  const [strip, block] = [closure(...strips), closure(...blocks)]
  const isLate = (module: string) =>
    [personal, layout, actions].some((modules) => modules.has(module))
  const isBought = (module: string) => users(module).includes(product)
  const isOfProduct = (module: string) => users(module).every((screen) => screen === product)
  // What a subject's modules import is used by as many screens, and comes with them.
  const shared = (isOfSubject: (module: string) => boolean) =>
    closure(
      ...[...new Set([...screens.values()].flatMap((modules) => [...modules]))].filter(
        (module) => isOfSubject(module) && usedBy(module) >= common,
      ),
    )
  const [catalog, texts, forms] = [shared(isOfCatalog), shared(isOfText), shared(isOfForms)]
  // The parser of answers is asked for by the first answer that is read, not before.
  const parses = (module: string) => closure(module).has(parser)
  // Screens import these at once; everything that a page loads late needs them too.
  const basic = new Set(
    [...layout, ...personal]
      .filter((module) => usedBy(module) * 2 >= screens.size)
      .concat([...closure(tile)].filter((module) => priced.has(module) && usedBy(module) >= common))
      .concat(...closure(...basics))
      .filter((module) => !parses(module)),
  )
  const groups: { name: ChunkName; has: (module: string) => boolean }[] = [
    { name: 'app', has: (module) => app.has(module) || basic.has(module) },
    { name: 'catalog', has: (module) => catalog.has(module) || strip.has(module) },
    { name: 'http', has: (module) => isOfAnswers(module) && usedBy(module) >= common },
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
    // A page that shows an article has no use for the menu of an account.
    { name: subject, has: (module) => usedBy(module) >= common },
    // What a screen has in common with late parts: a group takes its imports along, and these are not late.
    {
      name: (id) => `${priced.has(moduleOf(id)) ? 'cart' : subject(id)}-shared`,
      has: (module) => isLate(module) && usedBy(module) > 0 && !isOfProduct(module),
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
    // A file each: another screen that has one of them should not load all details.
    { name: fileName, has: (module) => detailed.has(module) && !isOfProduct(module) },
    { name: 'details', has: (module) => detailed.has(module) && usedBy(module) === 0 },
    { name: 'content', has: (module) => isOfContent(module) && usedBy(module) >= 2 },
    {
      name: 'buying',
      has: (module) => isBought(module) && usedBy(module) >= 2,
    },
  ]
  return [
    {
      // What the first script of a page shares with the app: it must not wait for more of the app.
      name: 'first',
      test: /client\/(chunks|first-sign|navigation\/(leaving|chunk-failure))\.ts/,
      priority: 100,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 99 },
    { name: 'schemas', test: /node_modules\/zod\//, priority: 98 },
    { name: 'swr', test: /node_modules\/(swr|dequal)\//, priority: 97 },
    { name: 'app', test: librariesEverywhere, priority: 96 },
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
  return /^client\/(ui(?!\/(icon-names|dialog|field|time))|product|catalog|ventilation\/product)\//.test(
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

function isOfAnswers(module: string): boolean {
  return /^client\/(http|storage)\//.test(module)
}

function isOfContent(module: string): boolean {
  return /^(client\/content\/|client\/newsletter\/|client\/catalog\/featured-row|domain\/content\/)/.test(
    module,
  )
}

type Scan = (file: string) => string[]

/** The modules that come with a module, relative to the root. */
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
