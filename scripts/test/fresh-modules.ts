import { vi } from 'vitest'

/* Test files share one process (`isolate: false`), because starting one costs more than most
   files take. Modules and globals are reset for each file. */
vi.unstubAllGlobals()
vi.resetModules()
