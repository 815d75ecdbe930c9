import { createApp } from './app.ts'
import type { Env } from './env.ts'

/** Answered by the platform's cache if it has one (wrangler.toml). */
export { Pages } from './pages-entrypoint.ts'

export default createApp() satisfies ExportedHandler<Env>
