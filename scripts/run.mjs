/* `node scripts/run.mjs bench.ts …` runs any script of this folder on the installed Node. */
import { run } from './install.mjs'

const [, , script, ...args] = process.argv
run(script, args)
