import { useShop } from '../shop.tsx'

interface BreadcrumbsProps {
  /** From the top category down, without the page itself. */
  items: readonly { title: string; href: string }[]
  current: string
}

export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const { text, routes } = useShop()
  return (
    <nav className="breadcrumbs no-print" aria-label={text('breadcrumbs.label')}>
      <ol className="breadcrumbs__list">
        <li className="breadcrumbs__item">
          <a href={routes.home()}>{text('breadcrumbs.home')}</a>
        </li>
        {items.map(({ title, href }) => (
          <li key={href} className="breadcrumbs__item">
            <a href={href}>{title}</a>
          </li>
        ))}
        <li className="breadcrumbs__item" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
