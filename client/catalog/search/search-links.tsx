interface SearchLinksProps {
  title: string
  items: { id: string; title: string; href: string }[]
}

/** One line of other results. */
export function SearchLinks({ title, items }: SearchLinksProps) {
  return (
    <section className="found">
      <h2 className="found__title">{title}</h2>
      <ul className="found__list">
        {items.map((item) => (
          <li key={item.id}>
            <a href={item.href}>{item.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
