import type { ComparedProduct } from '../../domain/product/compare.ts'
import { useShop } from '../shop.tsx'
import { CurveChart } from './curves/curve-chart.tsx'
import { isReadable } from './curves/fan-at.ts'

/** Curves of the compared fans in one chart, each at full speed. */
export function CompareCurves({ products }: { products: ComparedProduct[] }) {
  const { text } = useShop()
  const curves = products.flatMap(({ id, name, curve }, tone) =>
    curve && isReadable(curve) ? [{ key: id, name, tone, curve }] : [],
  )
  if (curves.length < 2) return null
  return (
    <section className="compare-curves">
      <h2>{text('compare.curves')}</h2>
      <CurveChart
        curves={curves}
        chosen={-1}
        mark={null}
        design={null}
        running={null}
        label={text('compare.curvesChart')}
      />
      <ul className="compare-curves__names">
        {curves.map(({ key, name, tone }) => (
          <li key={key}>
            <svg className="curves compare-curves__key" viewBox="0 0 40 8" aria-hidden="true">
              <path className={`curves__line curves__line--${tone}`} d="M0 4H40" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
