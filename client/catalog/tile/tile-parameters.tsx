import { Fragment } from 'react'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { isVisibleParameter } from '../../../domain/product/visible-parameters.ts'
import { useShop } from '../../shop.tsx'
import { parameterText } from '../../product/details/parameter-text.ts'

/** Two to four parameters that distinguish products. */
export function TileParameters({ parameters }: { parameters: Parameter[] }) {
  const shop = useShop()
  const shown = parameters.filter(isVisibleParameter).slice(0, 4)
  if (shown.length === 0) return null
  return (
    <dl className="tile__parameters">
      {shown.map((parameter) => (
        <Fragment key={parameter.code}>
          <dt>{parameter.title}</dt>
          <dd>{parameterText(parameter, shop)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
