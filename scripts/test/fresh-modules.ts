import { vi } from 'vitest'

/*
 * Test files share one process (`isolate: false`), because starting one costs more than most files
 * take. Each still begins as in a process of its own: with modules and globals that nobody has used.
 */
vi.unstubAllGlobals()
vi.resetModules()
