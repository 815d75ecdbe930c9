import type { Parameter } from '../../../domain/product/parameter.ts'
import { isVisibleParameter } from '../../../domain/product/visible-parameters.ts'
import { useShop } from '../../shop.tsx'
import { parameterText } from './parameter-text.ts'

const maxFigures = 6

/** Key figures, large, before the full table. */
export function KeyFigures({ parameters }: { parameters: Parameter[] }) {
  const shop = useShop()
  const shown = parameters.filter(isVisibleParameter).slice(0, maxFigures)
  if (shown.length === 0) return null
  return (
    <dl className="figures" aria-label={shop.text('product.keyFigures')}>
      {shown.map((parameter) => (
        <div key={parameter.code} className="figures__item">
          <dt>{parameter.title}</dt>
          <dd>{parameterText(parameter, shop)}</dd>
        </div>
      ))}
    </dl>
  )
}
