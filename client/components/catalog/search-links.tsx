interface SearchLinksProps {
  id: string
  title: string
  total: number
  /** Without an address the title alone is the answer. */
  items: { id: string; title: string; href: string | null }[]
}

/** Whatever else was found, by kind. */
export function SearchLinks({ id, title, total, items }: SearchLinksProps) {
  if (items.length === 0) return null
  return (
    <section id={id} className="found">
      <h2 className="found__title">
        {title} <span className="found__total">{total}</span>
      </h2>
      <ul className="found__list">
        {items.map((item) => (
          <li key={item.id}>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</li>
        ))}
      </ul>
    </section>
  )
}
