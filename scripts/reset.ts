/* `npm run reset` empties the local database and caches; the next start fills them anew. */
import { rmSync } from 'node:fs'

rmSync(process.env.DATA ?? '.local', { recursive: true, force: true })
console.log('The local data is gone. npm start fills it anew.')
