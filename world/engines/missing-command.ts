import { spawnSync } from 'node:child_process'

/** The first program that is not installed; null if all are. */
export function missingCommand(...names: string[]): string | null {
  return names.find((name) => spawnSync('which', [name]).status !== 0) ?? null
}
