import { useShop } from '../shop.tsx'
import { FieldError } from '../ui/field/field-frame.tsx'

const choices = [5, 4, 3, 2, 1]

interface StarChoiceProps {
  chosen: string | undefined
  error: string | undefined
}

export function StarChoice({ chosen, error }: StarChoiceProps) {
  const { text, format } = useShop()
  return (
    <fieldset className="star-choice" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="field__label">{text('details.reviews.yourRating')}</legend>
      {choices.map((stars) => (
        <label key={stars} className="star-choice__option rating" data-filled={stars * 20}>
          <input
            type="radio"
            aria-label={text('rating.label', { rating: format.number(stars) })}
            name="rating"
            value={stars}
            required
            defaultChecked={chosen === String(stars)}
          />
        </label>
      ))}
      <FieldError id="stars" error={error} />
    </fieldset>
  )
}
