import { Hono } from 'hono'
import { uploadCalls } from '../cdn/files.ts'
import type { AppEnv } from '../contract/handle.ts'
import { catalogCalls } from './catalog/catalog.ts'
import { categoryCalls } from './catalog/categories.ts'
import { codeCalls } from './catalog/products/codes.ts'
import { productCalls } from './catalog/products/products.ts'
import { graphqlCalls } from './content/graphql.ts'
import { menuCalls } from './content/menus.ts'
import { routingCalls } from './content/routing/routing.ts'
import { searchCalls } from './search/search.ts'

/** Public reads of catalogue and content. */
export const cms = new Hono<AppEnv>()

graphqlCalls(cms)
menuCalls(cms)
routingCalls(cms)
categoryCalls(cms)
productCalls(cms)
codeCalls(cms)
catalogCalls(cms)
searchCalls(cms)
uploadCalls(cms)
