import { createApp } from './app.ts'
import type { Env } from './env.ts'

export default createApp() satisfies ExportedHandler<Env>
