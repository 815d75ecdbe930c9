import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Hash of the sources that dist/ was built of. */
const stamp = 'dist/.built'

/** Builds both Workers and the client into dist/, unless nothing has changed since the last build. */
export function build() {
  writeRegistries()
  const hash = hashOfSources()
  const isBuilt = existsSync(stamp) && existsSync(deployConfig)
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building …')
  // A build that is interrupted leaves a mixture, also of sources that are changed back.
  rmSync(stamp, { force: true })
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], {
    stdio: 'inherit',
    // Vitest sets it to `test`, which would build React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, hash)
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
