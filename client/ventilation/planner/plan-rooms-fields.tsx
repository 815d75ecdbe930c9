import {
  branchLimits,
  maxPlanRooms,
  planAreaLimits,
  type PlanRoom,
} from '../../../domain/ventilation/planner/plan-rooms.ts'
import type { InvalidInputs } from '../../../domain/ventilation/invalid-inputs.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { PlanAmount, PlanChoice } from './plan-field.tsx'
import { kindTexts } from './planner-texts.ts'

interface PlanRoomFieldsProps {
  rooms: readonly PlanRoom[]
  refused: InvalidInputs | undefined
  /** Default duct length of a room, in m. */
  estimate: string
}

/** Kind, area and duct length of each room; form buttons add and remove rooms. */
export function PlanRoomFields({ rooms, refused = {}, estimate }: PlanRoomFieldsProps) {
  const { text } = useShop()
  const kinds = Object.entries(kindTexts).map(([value, key]) => ({ value, title: text(key) }))
  return (
    <>
      {rooms.map((room, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
        <fieldset key={index} className="calc__room planner__row">
          <legend>{text('planner.room', { n: index + 1 })}</legend>
          <PlanChoice name="kind" label={text('planner.kind')} value={room.kind} options={kinds} />
          <PlanAmount
            name="area"
            label={text('planner.area')}
            value={room.area}
            limits={planAreaLimits}
            unit="m²"
            refused={refused[`area.${index}`]}
          />
          <PlanAmount
            name="length"
            label={text('planner.length')}
            value={room.length}
            limits={branchLimits}
            unit="m"
            placeholder={estimate}
            refused={refused[`length.${index}`]}
          />
          {rooms.length > 1 && (
            <Button
              type="submit"
              name="drop"
              value={index}
              variant="quiet"
              icon="trash-2"
              aria-label={text('planner.drop', { n: index + 1 })}
            />
          )}
        </fieldset>
      ))}
      {rooms.length < maxPlanRooms && (
        <Button type="submit" name="add" value="1" icon="plus">
          {text('planner.add')}
        </Button>
      )}
    </>
  )
}
