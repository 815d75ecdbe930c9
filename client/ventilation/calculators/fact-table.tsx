import type { ReactNode } from 'react'

interface FactTableProps {
  caption?: string
  /** Names are unique. */
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values of a data sheet. */
export function FactTable({ caption, rows }: FactTableProps) {
  return (
    <table className="data-sheet__group">
      {caption && <caption>{caption}</caption>}
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
