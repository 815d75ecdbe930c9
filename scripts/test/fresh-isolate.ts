import { reset } from 'cloudflare:test'
import './fresh-modules.ts'

/** State that survives in workerd between test files: KV, D1 and the caches behind the bindings. */
await reset()
