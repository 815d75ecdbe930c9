import { readdirSync } from 'node:fs'
import { describe, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { locales } from '../../domain/locales/locales.ts'
import { routesOf } from '../../domain/routes.ts'

const { run_worker_first: first } = unstable_readConfig({ config: 'wrangler.toml' }).assets ?? {}
const rules = Array.isArray(first) ? first : []
const isFirst = (path: string) =>
  rules.some((rule) => (rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule))

describe('design §4: paths that the Worker answers without a look for a file', () => {
  it('are those of a purchase, in every language', ({ expect }) => {
    const paths = locales.flatMap((locale) => {
      const routes = routesOf(locale)
      return [routes.product('rohr'), routes.checkout(), routes.checkoutInfo()]
    })
    expect([...paths, '/api/cart', '/pay/token'].filter((path) => !isFirst(path))).toEqual([])
  })

  it('have no file of the build, whose 404 is the Worker’s', ({ expect }) => {
    const files = readdirSync('public').map((name) => `/${name}`)
    expect([...files, '/assets/', '/assets/gone.js'].filter(isFirst)).toEqual([])
  })
})
