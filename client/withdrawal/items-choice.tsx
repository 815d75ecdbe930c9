import { withdrawalItemField } from '../../domain/validation/withdrawal-item-field.ts'
import type { WithdrawalOrder } from '../../domain/contract/store-withdrawal.ts'
import { contactApi } from '../../domain/content/contact-api.ts'
import type { FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { amountOfItem } from '../ui/price/unit-amount.ts'
import { CarriedFields } from './carried-fields.tsx'

type Item = WithdrawalOrder['items'][number]

/** Items of a part of the list; a longer order has several, closed ones. */
const itemsOfPart = 40

interface ItemsChoiceProps {
  person: FieldValues
  goods: string
  order: WithdrawalOrder | null
  chosen: string[]
}

/** Selects the items of a partial withdrawal; the declaration above is updated. */
export function ItemsChoice({ person, goods, order, chosen }: ItemsChoiceProps) {
  const { text } = useShop()
  const items = order?.items ?? []
  return (
    <details className="items-choice" open={chosen.length > 0 || goods !== ''}>
      <summary className="items-choice__title">{text('withdrawal.part.title')}</summary>
      <form action={contactApi.withdrawal} method="post" className="items-choice__form">
        <CarriedFields values={person} />
        {items.length > 0 && (
          <fieldset>
            <legend className="field__label">{text('withdrawal.part.items')}</legend>
            {items.length <= itemsOfPart ? (
              <ItemBoxes items={items} chosen={chosen} />
            ) : (
              partsOf(items).map((part, index) => (
                <details key={part[0]?.id} open={part.some(({ id }) => chosen.includes(id))}>
                  <summary className="items-choice__title">
                    {text('withdrawal.part.range', {
                      from: index * itemsOfPart + 1,
                      to: index * itemsOfPart + part.length,
                      all: items.length,
                    })}
                  </summary>
                  <ItemBoxes items={part} chosen={chosen} />
                </details>
              ))
            )}
          </fieldset>
        )}
        <TextareaField
          name="goods"
          label={text('withdrawal.part.freeText')}
          hint={text('withdrawal.part.freeTextHint')}
          defaultValue={goods}
          maxLength={1000}
        />
        <Button type="submit" name="intent" value="review">
          {text('withdrawal.part.apply')}
        </Button>
      </form>
    </details>
  )
}

function ItemBoxes({ items, chosen }: { items: readonly Item[]; chosen: readonly string[] }) {
  const shop = useShop()
  return items.map(({ id, name, ...item }) => (
    <CheckboxField
      key={id}
      name={withdrawalItemField(id)}
      value="1"
      defaultChecked={chosen.includes(id)}
      label={`${amountOfItem(item, shop)} ${name}`}
    />
  ))
}

function partsOf(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / itemsOfPart)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * itemsOfPart, (index + 1) * itemsOfPart),
  )
}
