import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'

interface Task {
  icon: IconName
  title: TextKey
  detail: TextKey
  query: TextKey
}

const tasks: Task[] = [
  {
    icon: 'fan',
    title: 'home.taskBath',
    detail: 'home.taskBathDetail',
    query: 'home.taskBathQuery',
  },
  {
    icon: 'wind',
    title: 'home.taskDuct',
    detail: 'home.taskDuctDetail',
    query: 'home.taskDuctQuery',
  },
  {
    icon: 'leaf',
    title: 'home.taskHome',
    detail: 'home.taskHomeDetail',
    query: 'home.taskHomeQuery',
  },
  {
    icon: 'rotate-ccw',
    title: 'home.taskFilter',
    detail: 'home.taskFilterDetail',
    query: 'home.taskFilterQuery',
  },
]

/** What people come for, in their words; each leads to its search. */
export function PopularTasks() {
  const { text, routes } = useShop()
  return (
    <nav className="container tasks" aria-label={text('home.tasks')}>
      <ul className="tasks__list">
        {tasks.map(({ icon, title, detail, query }) => (
          <li key={title}>
            <a className="tasks__task" href={routes.search(text(query))}>
              <Icon name={icon} size={24} className="tasks__icon" />
              <span className="tasks__title">{text(title)}</span>
              <span className="tasks__detail">{text(detail)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
