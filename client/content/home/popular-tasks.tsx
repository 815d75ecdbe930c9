import type { Homepage } from '../../../domain/content/page.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findIcon } from '../blocks/find-icon.ts'

/** What people come for, in their words; each leads to its search. */
export function PopularTasks({ tasks }: { tasks: NonNullable<Homepage['popularTasks']> }) {
  const { text, routes } = useShop()
  if (tasks.length === 0) return null
  return (
    <nav className="container tasks" aria-label={text('home.tasks')}>
      <ul className="tasks__list">
        {tasks.map(({ icon, title, detail, query }) => (
          <li key={query}>
            <a className="tasks__task" href={routes.search(query)}>
              <Icon name={findIcon(icon) ?? 'search'} size={24} className="tasks__icon" />
              <span className="tasks__title">{title}</span>
              <span className="tasks__detail">{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
