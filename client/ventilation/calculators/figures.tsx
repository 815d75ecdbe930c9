interface FiguresProps {
  label: string
  rows: readonly (readonly [name: string, value: string])[]
}

/** Results, large and with their units; announced to screen readers on change (aria-live). */
export function Figures({ label, rows }: FiguresProps) {
  return (
    <div role="status">
      <dl className="figures calc__figures" aria-label={label}>
        {rows.map(([name, value]) => (
          <div key={name} className="figures__item">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
