import { beforeAll } from 'vitest'
import { loadServerParts } from '../lazy-part.ts'

// Tests render as the server does: with the parts of the modules that they import.
beforeAll(loadServerParts)
