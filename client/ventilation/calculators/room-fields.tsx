import type { InvalidInputs } from '../../../domain/ventilation/invalid-inputs.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { type CalculatorField, CalculatorFields } from './calculator-fields.tsx'

interface RoomFieldsProps {
  rooms: readonly object[]
  fields: readonly CalculatorField[]
  max: number
  refused: InvalidInputs | undefined
  texts: Record<'room' | 'drop' | 'add', TextKey>
  className?: string
  readOnSubmit?: boolean
}

/** The fields of each room; form buttons add and remove rooms. */
export function RoomFields(props: RoomFieldsProps) {
  const { rooms, max, texts, className = 'calc__room', ...fields } = props
  const { text } = useShop()
  return (
    <>
      {rooms.map((room, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have no name of their own
        <fieldset key={index} className={className}>
          <legend>{text(texts.room, { n: index + 1 })}</legend>
          <CalculatorFields {...fields} values={{ ...room }} index={index} />
          {rooms.length > 1 && (
            <Button
              type="submit"
              name="drop"
              value={index}
              variant="quiet"
              icon="trash-2"
              aria-label={text(texts.drop, { n: index + 1 })}
            />
          )}
        </fieldset>
      ))}
      {rooms.length < max && (
        <Button type="submit" name="add" value="1" icon="plus">
          {text(texts.add)}
        </Button>
      )}
    </>
  )
}
