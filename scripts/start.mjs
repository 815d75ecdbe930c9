import { run } from './install.mjs'

run(
  process.argv.includes('--dev') ? 'dev.ts' : 'serve.ts',
  process.argv.slice(2).filter((arg) => arg !== '--dev'),
)
