import type { Room } from '../../../domain/ventilation/rooms/air-demand.ts'
import { areaLimits, heightLimits, maxRooms } from '../../../domain/ventilation/rooms/air-input.ts'
import type { Refused } from '../../../domain/ventilation/refused.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { roomNames } from './room-names.ts'

/** Kind, area and height of each room; rooms are added and taken out by buttons of the form. */
export function RoomFields({
  rooms,
  refused = {},
}: {
  rooms: Room[]
  refused?: Refused | undefined
}) {
  const { text } = useShop()
  const kinds = Object.entries(roomNames).map(([value, title]) => ({ value, title: text(title) }))
  return (
    <>
      {rooms.map(({ kind, area, height }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
        <fieldset key={index} className="calc__room">
          <legend>{text('calculator.air.room', { n: index + 1 })}</legend>
          <ChoiceField
            name="kind"
            label={text('calculator.air.kind')}
            value={kind}
            options={kinds}
          />
          <AmountField
            name="area"
            label={text('calculator.air.area')}
            value={area}
            limits={areaLimits}
            refused={refused[`area.${index}`]}
            unit="m²"
          />
          <AmountField
            name="height"
            label={text('calculator.air.height')}
            value={height}
            limits={heightLimits}
            refused={refused[`height.${index}`]}
            unit="m"
          />
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
