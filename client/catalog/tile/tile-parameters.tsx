import { Fragment } from 'react'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { isVisibleParameter } from '../../../domain/product/visible-parameters.ts'
import { useShop } from '../../shop.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { parameterText } from '../../product/details/parameter-text.ts'

interface TileParametersProps {
  /** Unique on the page; short if it repeats what is beside it. */
  name: string
  /** Absent while hydrating a tile that shows some. */
  parameters: Parameter[] | undefined
  count: number
}

/** The first parameters that distinguish products. */
export function TileParameters({ name, parameters, count }: TileParametersProps) {
  const shop = useShop()
  const shown = parameters?.filter(isVisibleParameter).slice(0, count)
  if (shown?.length === 0) return null
  return (
    <StaticMarkup as="dl" name={name} className="tile__parameters" data={parameters}>
      {() =>
        shown?.map((parameter) => (
          <Fragment key={parameter.code}>
            <dt>{parameter.title}</dt>
            <dd>{parameterText(parameter, shop)}</dd>
          </Fragment>
        ))
      }
    </StaticMarkup>
  )
}
