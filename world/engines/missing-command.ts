import { spawnSync } from 'node:child_process'

/** The first of these programs that this machine has not; null when all are there. */
export function missingCommand(...names: string[]): string | null {
  return names.find((name) => spawnSync('which', [name]).status !== 0) ?? null
}
