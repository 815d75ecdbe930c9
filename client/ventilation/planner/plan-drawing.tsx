import type { DwellingPlan } from '../../../domain/ventilation/planner/make-plan.ts'
import { planSketch } from '../../../domain/ventilation/planner/sketch.ts'
import { useShop } from '../../shop.tsx'
import { ductSize } from './plan-labels.ts'
import { useRoomNames } from './use-room-names.ts'

/** The ducts as a diagram; the table below has the same data. */
export function PlanDrawing({ plan }: { plan: DwellingPlan }) {
  const { text, format } = useShop()
  const { balance, layout } = plan
  const names = useRoomNames(balance.rooms.map(({ room }) => room))
  const { width, height, unit, manifolds, rooms, ducts } = planSketch(plan)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on narrow screens it scrolls, also by keyboard
    <div className="planner__drawing" tabIndex={0} role="group" aria-label={text('planner.sketch')}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text('planner.sketchLabel')}>
        {ducts.map(({ line, stream, points }) => (
          <path
            key={line}
            className={`planner__duct planner__duct--${stream}`}
            d={`M${points.map((point) => point.join(' ')).join('L')}`}
          />
        ))}
        {manifolds.map(({ stream, box }) => (
          <rect key={stream} className="planner__hub" {...box} />
        ))}
        <rect className="planner__unit" {...unit} />
        <text className="planner__strong" x={unit.x + 50} y={unit.y + 35} textAnchor="middle">
          {text('planner.unitBox')}
        </text>
        {rooms.map(({ index, stream, box }) => (
          <g key={index}>
            <rect className={`planner__room planner__room--${stream}`} {...box} />
            <text className="planner__strong" x={box.x + 8} y={box.y + 18}>
              {names[index]}
            </text>
            <text x={box.x + 8} y={box.y + 35}>
              {format.quantity(balance.rooms[index]?.flow ?? 0, 'm³/h')}
            </text>
          </g>
        ))}
        {ducts.map(({ line, stream, label: [x, y] }) => {
          const own = layout.lines[line]
          if (!own) return null
          const isOutside = own.part === 'outside'
          const anchor = isOutside ? (stream === 'supply' ? 'end' : 'start') : 'middle'
          return (
            <text key={line} x={x} y={y} textAnchor={anchor}>
              {isOutside &&
                `${text(stream === 'supply' ? 'planner.outdoorAir' : 'planner.exhaustAir')} `}
              {ductSize(own)}
            </text>
          )
        })}
      </svg>
    </div>
  )
}
