import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** The three files of a screen, which share its name. */
export interface ScreenFiles {
  name: string
  definition: string
  component: string
  /** null for the error screen, which has no path. */
  loader: string | null
}

const parts = {
  definition: ['domain/screens/*/*.ts', 'domain/*/screens/*.ts'],
  component: ['client/**/*.screen.tsx'],
  loader: ['worker/**/*.loader.ts'],
}
type Part = keyof typeof parts

const nameOf = (file: string) => basename(file).replace(/(\.screen|\.loader)?\.tsx?$/, '')

/** Finds every screen of a folder. Throws if one lacks a part. */
export function findScreens(root = '.'): ScreenFiles[] {
  const found = Object.fromEntries(
    Object.entries(parts).map(([part, patterns]) => [
      part,
      globSync(patterns, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted(),
    ]),
  ) as Record<Part, string[]> // The entries are those of `parts`.
  return pairScreens(found)
}

export function pairScreens(found: Record<Part, readonly string[]>): ScreenFiles[] {
  const byPart = {
    definition: byName(found.definition),
    component: byName(found.component),
    loader: byName(found.loader),
  }
  const names = new Set(Object.values(byPart).flatMap((files) => [...files.keys()]))
  const problems: string[] = []
  const screens = [...names].toSorted().flatMap((name): ScreenFiles[] => {
    const files = (part: Part) => byPart[part].get(name) ?? []
    for (const part of ['definition', 'component', 'loader'] as const) {
      if (files(part).length > 1)
        problems.push(`Screen '${name}' has several ${part}s: ${files(part).join(', ')}`)
    }
    const [definition] = files('definition')
    const [component] = files('component')
    const [loader = null] = files('loader')
    if (!definition) problems.push(missing(name, 'definition', 'domain/screens/<subject>/', '.ts'))
    if (!component) problems.push(missing(name, 'component', 'client/<subject>/', '.screen.tsx'))
    if (!loader && name !== 'error')
      problems.push(missing(name, 'loader', 'worker/loaders/<subject>/', '.loader.ts'))
    return definition && component ? [{ name, definition, component, loader }] : []
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return screens
}

function missing(name: string, part: Part, folder: string, ending: string): string {
  return `Screen '${name}' has no ${part}: add ${folder}${name}${ending}`
}

function byName(files: readonly string[]): Map<string, string[]> {
  return Map.groupBy(files, nameOf)
}
