import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'vitest'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { exportSubscribers } from './export-subscribers.ts'

it('§9 export newsletter: saves the subscribers of all pages for a program that sends mails', async ({
  expect,
}) => {
  const subscribers = ['a@example.org', '=cmd@example.org', 'c@example.org'].map((email) => ({
    email,
    locale: 'de',
    confirmedAt: '2026-11-20T10:00:00.000Z',
    unsubscribeUrl: `https://shop.example/aktivieren?unsubscribe=${email}`,
  }))
  const double = await openOperatorDouble((request, response) => {
    const after = new URL(request.url ?? '', 'http://shop.example').searchParams.get('after')
    const start = after ? 2 : 0
    const page = { subscribers: subscribers.slice(start, start + 2), next: 'x', hasMore: !after }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(page))
  })
  const path = join(mkdtempSync(join(tmpdir(), 'subscribers-')), 'list.csv')
  expect(await exportSubscribers(double.client, path)).toEqual(['3 subscribers'])
  const [head, ...rows] = readFileSync(path, 'utf8').trim().split('\r\n')
  expect(head).toBe('email;locale;confirmedAt;unsubscribeUrl')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/^"'=cmd@example\.org";"de"/)
  await double.close()
})
