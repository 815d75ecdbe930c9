import { resolve } from 'node:path'

/** File paths are relative to where npm was called. */
export function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}
