import type { ConnectedData as Facts } from '../../../domain/product/product-duties.ts'
import { useShop } from '../../shop.tsx'

interface ConnectedDataProps {
  data: Facts
}

/** Data that a connected product generates, and access to it (Reg. (EU) 2023/2854 Art. 3 (2)). */
export function ConnectedData({ data }: ConnectedDataProps) {
  const { text } = useShop()
  const rows: [title: string, value: string][] = [
    [text('duties.data.kinds'), data.kinds],
    [text('duties.data.format'), data.format],
    [text('duties.data.volume'), data.volume],
    [
      text('duties.data.realTime'),
      data.realTime ? text('duties.data.continuous') : text('duties.data.occasional'),
    ],
    [text('duties.data.storage'), data.storage],
    [text('duties.data.access'), data.access],
  ]
  return (
    <section className="product__section" id="data">
      <h2>{text('duties.data.title')}</h2>
      <dl className="safety">
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
