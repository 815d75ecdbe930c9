import { app } from './app.ts'
import type { Env } from './env.ts'
import { withFaults } from './faults/faults.ts'

export default {
  fetch: (request, env, context) =>
    withFaults(request, env, () => Promise.resolve(app.fetch(request, env, context))),
} satisfies ExportedHandler<Env>
