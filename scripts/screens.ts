/* `npm run screens` writes the registries of screens; the build and the dev server do so, too. */
import { writeRegistries } from './screens/write-registries.ts'

writeRegistries()
