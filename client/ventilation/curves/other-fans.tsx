import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { meetsOperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { serializeOperatingPoint } from '../../../domain/ventilation/fans/operating-point-filter.ts'
import type { FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { pressurePoints } from './fan-at.ts'

interface OtherFansProps {
  design: OperatingPoint
  curves: readonly FanCurve[]
  /** Path of the fan's category. */
  categoryPath: string | null
}

/** If this speed misses a point: a faster one that reaches it, and other fans that do. */
export function OtherFans({ design, curves, categoryPath }: OtherFansProps) {
  const { text } = useShop()
  const able = curves
    .filter((curve) => meetsOperatingPoint(pressurePoints(curve), design))
    .toSorted((a, b) => a.speed - b.speed)[0]
  const operatingPoint = serializeOperatingPoint({
    flow: Math.ceil(design.flow),
    pressure: Math.ceil(design.pressure),
  })
  return (
    <>
      {able && <span> {text('fan.otherSpeed', { speed: able.label })}</span>}{' '}
      {categoryPath && (
        <a
          className="fan__others"
          href={`${categoryPath}?reaches=${encodeURIComponent(operatingPoint)}`}
        >
          {text('fan.otherFans')}
        </a>
      )}
    </>
  )
}
