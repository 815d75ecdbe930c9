/* `npm run reset` empties the local database and caches; the next start fills them anew. */
import { existsSync, rmSync } from 'node:fs'
import { releaseData, requireUnusedData } from './local/data-lock.ts'
import { deleteData } from './local/delete-data.ts'
import { dataFolder } from './local/shop.ts'

const folder = process.env.DATA ?? dataFolder
if (existsSync(folder)) {
  requireUnusedData(folder)
  releaseData(folder)
}
if (process.env.DATA) deleteData(process.env.DATA)
else rmSync('.local', { recursive: true, force: true })
console.log('The local data is gone. npm start fills it anew.')
