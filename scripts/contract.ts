/* `npm run contract`: writes the contract with CMS and store to docs/contract. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { contractDocuments } from './contract/documents.ts'

const folder = new URL('../docs/contract/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(await contractDocuments())) {
  writeFileSync(new URL(name, folder), text)
  console.log(`docs/contract/${name}`)
}
