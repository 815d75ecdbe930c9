import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { deployConfig } from './built-workers.ts'
import { writeRegistries } from '../screens/write-registries.ts'

const sources = [
  'worker/**',
  'client/**',
  'domain/**',
  'public/**',
  '{backend,demo}/**/*.{ts,tsx,sql,toml,json}',
  '*.{ts,toml,json}',
  // Inputs of vite.config.ts.
  'scripts/{build,local,screens,texts}/**',
]

/** Builds both Workers and the client into dist/, unless nothing has changed since the last build. */
export function build() {
  writeRegistries()
  const hash = hashOfSources()
  const isBuilt = existsSync('dist/.built') && existsSync(deployConfig)
  if (isBuilt && readFileSync('dist/.built', 'utf8') === hash) return
  console.log('Building …')
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], {
    stdio: 'inherit',
    // Vitest sets it to `test`, which would build React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync('dist/.built', hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, {
    exclude: ['backend/assets/**', '**/*.test.*'],
    withFileTypes: true,
  })
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`)
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
