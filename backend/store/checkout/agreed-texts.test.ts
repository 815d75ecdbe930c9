import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { fingerprint } from '../../db/hash.ts'
import { recordingDatabase } from '../../testing/databases/recording-database.ts'
import { readAgreedTexts } from './agreed-texts.ts'

const versionOfTerms = async (db = env.DB) =>
  (await readAgreedTexts(db, 'de')).find(({ text }) => text === 'terms')?.version
const write = (column: 'title' | 'content', value: string) =>
  env.DB.prepare(`UPDATE page SET ${column} = ?1`).bind(value).run()

describe('decision 156: texts accepted with an order', () => {
  it('have the version of what the page says, whatever was read before', async ({ expect }) => {
    await write('title', 'AGB')
    for (const content of ['<p>Eins</p>', '<p>Zwei</p>', '<p>Eins</p>']) {
      // oxlint-disable-next-line no-await-in-loop -- one version after the other
      await write('content', content)
      // oxlint-disable-next-line no-await-in-loop -- see above
      const versions = [await versionOfTerms(), await versionOfTerms()]
      // oxlint-disable-next-line no-await-in-loop -- see above
      const version = await fingerprint(`AGB\n${content}`)
      expect(versions).toEqual([version, version])
    }
    await write('title', 'Bedingungen')
    expect(await versionOfTerms()).toBe(await fingerprint('Bedingungen\n<p>Eins</p>'))
  })

  it('are not sent by the database again until they change', async ({ expect }) => {
    await write('content', '<p>Drei</p>')
    await readAgreedTexts(env.DB, 'de')
    const { db, rows } = recordingDatabase()
    const contents = () => rows.flatMap(({ content = [] }) => content)
    expect(await versionOfTerms(db)).toEqual(await versionOfTerms())
    expect(new Set(contents())).toEqual(new Set([null]))
    await write('content', '<p>Vier</p>')
    await versionOfTerms(db)
    expect(contents()).toContain('<p>Vier</p>')
  })
})
