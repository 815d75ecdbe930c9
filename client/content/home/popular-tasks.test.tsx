import { expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PopularTasks } from './popular-tasks.tsx'

it('§4 home: a task links to its page, or to a search', () => {
  const task = { icon: 'fan', title: 'Bad entlüften', detail: '', query: 'Badlüfter' }
  const link = { type: 'custom_link' as const, target: '/luefter-berater' }
  expect(renderInShop(<PopularTasks tasks={[task]} />)).toContain('href="/suche?q=Badl%C3%BCfter"')
  const html = renderInShop(<PopularTasks tasks={[{ ...task, link }]} />)
  expect(html).toContain('href="/luefter-berater"')
  expect(html).not.toContain('/suche')
})
