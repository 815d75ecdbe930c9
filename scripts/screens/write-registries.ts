import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path/posix'
import { findScreens, type ScreenFiles } from './find-screens.ts'

const notice =
  '// Written from the file names by `npm run screens`, the build and the dev server.\n'

/** Source of each registry by path. They list all screens; the compiler checks their types. */
export function registries(screens: readonly ScreenFiles[]): Record<string, string> {
  return {
    'domain/screens/screens.gen.ts': definitions(screens, 'domain/screens'),
    'client/screens.gen.ts': components(screens, 'client'),
    'worker/loaders/loaders.gen.ts': loaders(screens, 'worker/loaders'),
    'backend/health/migrations.gen.ts': migrations(),
    'backend/locales/locale-files.gen.ts': localeFiles('backend/locales'),
    'domain/invoice/locales/locale-files.gen.ts': localeFiles('domain/invoice/locales'),
  }
}

/** Writes outdated registries. */
export function writeRegistries(): void {
  for (const [path, source] of Object.entries(registries(findScreens()))) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source)
  }
}

/** Migrations known to the build, so that the backend can report missing ones. */
function migrations(): string {
  return `${notice}export const migrationNames: readonly string[] = ${namesIn('backend/migrations')}

export const searchMigrationNames: readonly string[] = ${namesIn('backend/search-migrations')}
`
}

function namesIn(folder: string): string {
  const names = globSync(`${folder}/*.sql`).map((file) => `'${basename(file)}'`)
  return names.length === 1
    ? `[${names.join()}]`
    : `[\n${names
        .toSorted()
        .map((name) => `  ${name},`)
        .join('\n')}\n]`
}

/** Texts of a room in every locale with a file for it. */
function localeFiles(folder: string): string {
  const codes = globSync(`${folder}/*.json`)
    .map((file) => basename(file, '.json'))
    .toSorted()
  const imports = codes.map((code) => `import ${code} from './${code}.json' with { type: 'json' }`)
  return `${notice}${imports.join('\n')}

export const localeFiles = { ${codes.join(', ')} }
`
}

function definitions(screens: readonly ScreenFiles[], folder: string): string {
  const each = (line: (screen: ScreenFiles, id: string) => string) =>
    screens.map((screen) => `  ${line(screen, camelCase(screen.name))}`).join('\n')
  const routed = screens.filter(({ loader }) => loader)
  const imports = screens.map(
    ({ name, definition }) =>
      `import * as ${camelCase(name)} from '${pathFrom(folder, definition)}'`,
  )
  return `${notice}${imports.join('\n')}
import type { PoliciesOf } from './screen-policy.ts'

export interface ScreenProps {
${each(({ name }, id) => `${keyOf(name)}: ${id}.${pascalCase(name)}Props`)}
}

/** What the browser knows of every screen. */
export const screenRoutes = {
${fields(routed, 'route')}
}

/** What only the server knows. */
export const screenPolicies = {
${fields(screens, 'policy')}
} satisfies PoliciesOf<typeof screenRoutes>
`
}

function fields(screens: readonly ScreenFiles[], field: string): string {
  return screens.map(({ name }) => `  ${keyOf(name)}: ${camelCase(name)}.${field},`).join('\n')
}

function components(screens: readonly ScreenFiles[], folder: string): string {
  const rows = screens.map(
    ({ name, component }) => `  ${keyOf(name)}: () => import('${pathFrom(folder, component)}'),`,
  )
  return `${notice}import type { ScreenComponents } from './screen-components.ts'

/** Every screen's component, in a chunk of its own. */
export const screenComponents: ScreenComponents = {
${rows.join('\n')}
}
`
}

function loaders(screens: readonly ScreenFiles[], folder: string): string {
  const loaded = screens.flatMap(({ name, loader }) => (loader ? [{ name, loader }] : []))
  const imports = loaded.map(
    ({ name, loader }) => `import { load${pascalCase(name)} } from '${pathFrom(folder, loader)}'`,
  )
  const rows = loaded.map(({ name }) => `  ${keyOf(name)}: load${pascalCase(name)},`)
  return `${notice}${imports.join('\n')}
import type { Loaders } from './screen.ts'

/** Every screen's loader. */
export const loaders: Loaders = {
${rows.join('\n')}
}
`
}

function pathFrom(folder: string, file: string): string {
  const path = relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function keyOf(name: string): string {
  return name.includes('-') ? `'${name}'` : name
}
