import { beforeAll } from 'vitest'
import { loadServerParts } from '../lazy-part.ts'

// Tests render like the server: with the lazy parts of imported modules loaded.
beforeAll(loadServerParts)
