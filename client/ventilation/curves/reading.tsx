import { specificFanPower } from '../../../domain/ventilation/fans/operating-point.ts'
import type { CurvePoint } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

/** Values of the fan at the current reading. */
export function Reading({ point }: { point: CurvePoint }) {
  const { text, format } = useShop()
  const whole = (value: number, unit: string) => format.quantity(Math.round(value), unit)
  const specific = specificFanPower(point.power, point.flow)
  return (
    <dl className="fan__reading">
      <div>
        <dt>{text('fan.flow')}</dt>
        <dd>{whole(point.flow, 'm³/h')}</dd>
      </div>
      <div>
        <dt>{text('fan.pressure')}</dt>
        <dd>{whole(point.pressure, 'Pa')}</dd>
      </div>
      <div>
        <dt>{text('fan.power')}</dt>
        <dd>{format.quantity(Number(point.power.toFixed(1)), 'W')}</dd>
      </div>
      {specific !== null && (
        <div>
          <dt>
            <abbr title={text('fan.specificPower')}>SFP</abbr>
          </dt>
          <dd>{whole(specific, 'W/(m³/s)')}</dd>
        </div>
      )}
      {point.soundPressure !== null && (
        <div>
          <dt>{text('fan.sound')}</dt>
          <dd>{whole(point.soundPressure, 'dB(A)')}</dd>
        </div>
      )}
    </dl>
  )
}
