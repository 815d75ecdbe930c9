import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { runIndexSteps } from '../../backend/cms/search/indexing/index-tasks.ts'
import type { Databases } from '../../backend/db/databases.ts'
import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import { merged } from '../../backend/cms/catalog/parameter-values.ts'
import { everything } from '../run.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { sqliteD1 } from '../testing/sqlite-d1.ts'

/** Variants by id. */
export interface KnownVariant {
  categoryId: string
  /** With its `price` in euros. */
  parameters: ReadonlyMap<string, ParameterValueRecord>
}

export interface SearchedShop extends Databases {
  variants: ReadonlyMap<string, KnownVariant>
}

declare global {
  /** Outlives the modules, which each test file loads anew. */
  var searchedShops: Map<number, Promise<SearchedShop>> | undefined
}

/** Databases with the demo catalogue, to be read only, and the generated variants. */
export function searchedShop(products: number): Promise<SearchedShop> {
  const shops = (globalThis.searchedShops ??= new Map())
  const known = shops.get(products)
  if (known) return known
  const shop = createShop(products)
  shops.set(products, shop)
  return shop
}

async function createShop(products: number): Promise<SearchedShop> {
  const database = migratedDatabase('migrations')
  const searchDatabase = migratedDatabase('search-migrations')
  database.exec('BEGIN')
  for await (const statement of everything(products)) {
    if (typeof statement === 'string') database.exec(statement)
    else database.prepare(statement.sql).run(...statement.params)
  }
  database.exec('COMMIT')
  const databases = { db: sqliteD1(database), searchDb: sqliteD1(searchDatabase) }
  await runIndexSteps(databases, Infinity)
  const variants = new Map<string, KnownVariant>()
  for (const product of catalogueOf(products).products)
    for (const variant of product.variants) {
      const parameters = merged(product.parameters, variant.parameters)
      variants.set(variant.id, {
        categoryId: product.categoryId,
        parameters: new Map(
          [...parameters, { code: 'price', number: (variant.prices['EUR'] ?? 0) / 100 }].map(
            (parameter) => [parameter.code, parameter],
          ),
        ),
      })
    }
  return { ...databases, variants }
}

function migratedDatabase(migrations: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  const folder = `${import.meta.dirname}/../../backend/${migrations}`
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(`${folder}/${file}`, 'utf8'))
  return database
}
