import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports = /(?:(?:import|export)\s+(type)?[^'";]*?from|import\()\s*'(\.[^']+)'/g

/** Areas of the dictionary whose texts a module and all that it imports may ask for; for tests. */
export function neededAreas(
  entry: string,
  areas: readonly string[],
  skip: readonly string[] = [],
): Set<string> {
  const seen = new Set<string>(skip)
  const needed = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const area of areas) {
      if (source.includes(`'${area}.`) || source.includes(`text('${area}')`)) needed.add(area)
    }
    for (const [, kind, path = ''] of source.matchAll(imports)) {
      if (kind !== 'type') visit(join(dirname(file), path))
    }
  }
  visit(entry)
  return needed
}
