/* `npm run reset` empties the local database and caches; the next start fills them anew. */
import { rmSync } from 'node:fs'
import { deleteData } from './local/delete-data.ts'

if (process.env.DATA) deleteData(process.env.DATA)
else rmSync('.local', { recursive: true, force: true })
console.log('The local data is gone. npm start fills it anew.')
