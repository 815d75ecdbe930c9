import { reset } from 'cloudflare:test'
import './fresh-modules.ts'

/** What stays in workerd between test files: KV, D1 and the caches behind the bindings. */
await reset()
