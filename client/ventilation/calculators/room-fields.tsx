import type { Room } from '../../../domain/ventilation/rooms/air-demand.ts'
import { areaLimits, heightLimits, maxRooms } from '../../../domain/ventilation/rooms/air-input.ts'
import type { InvalidInputs } from '../../../domain/ventilation/invalid-inputs.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { type CalculatorField, CalculatorFields, optionsOf } from './calculator-fields.tsx'
import { roomNames } from './room-names.ts'

const fields: readonly CalculatorField[] = [
  { name: 'kind', label: 'calculator.air.kind', options: optionsOf(roomNames) },
  { name: 'area', label: 'calculator.air.area', limits: areaLimits, unit: 'm²' },
  { name: 'height', label: 'calculator.air.height', limits: heightLimits, unit: 'm' },
]

/** Kind, area and height of each room; form buttons add and remove rooms. */
export function RoomFields({
  rooms,
  refused,
}: {
  rooms: Room[]
  refused?: InvalidInputs | undefined
}) {
  const { text } = useShop()
  return (
    <>
      {rooms.map((room, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
        <fieldset key={index} className="calc__room">
          <legend>{text('calculator.air.room', { n: index + 1 })}</legend>
          <CalculatorFields fields={fields} values={{ ...room }} refused={refused} index={index} />
          {rooms.length > 1 && (
            <Button
              type="submit"
              name="drop"
              value={index}
              variant="quiet"
              icon="trash-2"
              aria-label={text('calculator.air.drop', { n: index + 1 })}
            />
          )}
        </fieldset>
      ))}
      {rooms.length < maxRooms && (
        <Button type="submit" name="add" value="1" icon="plus">
          {text('calculator.air.add')}
        </Button>
      )}
    </>
  )
}
