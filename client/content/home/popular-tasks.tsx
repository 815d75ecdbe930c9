import type { Homepage } from '../../../domain/content/page.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { isKnownEmpty, StaticMarkup } from '../../hydration/static-markup.tsx'
import { findIcon } from '../blocks/find-icon.ts'

type Task = NonNullable<Homepage['popularTasks']>[number]

/** Frequent tasks in visitors' words; each links to its page or a search. */
export function PopularTasks({ tasks }: { tasks: readonly Task[] | undefined }) {
  const { text, routes } = useShop()
  if (isKnownEmpty(tasks)) return null
  return (
    <StaticMarkup
      as="nav"
      name="tasks"
      className="container tasks"
      aria-label={text('home.tasks')}
      data={tasks}
    >
      {(present) => (
        <ul className="tasks__list">
          {present?.map((task, index) => (
            <li key={index}>
              {task.link ? (
                <ShopLink className="tasks__task" link={task.link}>
                  <TaskText {...task} />
                </ShopLink>
              ) : (
                <a className="tasks__task" href={routes.search(task.query)}>
                  <TaskText {...task} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </StaticMarkup>
  )
}

function TaskText({ icon, title, detail }: Pick<Task, 'icon' | 'title' | 'detail'>) {
  return (
    <>
      <Icon name={findIcon(icon) ?? 'search'} size={24} className="tasks__icon" />
      <span className="tasks__title">{title}</span>
      <span className="tasks__detail">{detail}</span>
    </>
  )
}
