import type { Dictionary } from '../catalog/products/dictionary.ts'

const none: ReadonlyMap<string, unknown> = new Map()

/** The nominal diameters of the catalogue, in millimetres as text. */
export function diametersOf({ parameters }: Dictionary): ReadonlySet<string> {
  return new Set((parameters.get('dn')?.values ?? none).keys())
}
