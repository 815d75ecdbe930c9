/* `npm run build` builds both Workers and the client into dist/. */
import { build } from './build/build.ts'

build()
