interface FiguresProps {
  label: string
  items: readonly { name: string; value: string }[]
}

/** Results, large and with their units; told to who listens when they change. */
export function Figures({ label, items }: FiguresProps) {
  return (
    <div role="status">
      <dl className="figures calc__figures" aria-label={label}>
        {items.map(({ name, value }) => (
          <div key={name} className="figures__item">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
