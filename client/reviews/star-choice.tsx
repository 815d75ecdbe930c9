import { useShop } from '../shop.tsx'
import { FieldError } from '../ui/field/field-frame.tsx'
import { Rating } from '../ui/rating.tsx'

const choices = [5, 4, 3, 2, 1]

interface StarChoiceProps {
  chosen: string | undefined
  error: string | undefined
}

export function StarChoice({ chosen, error }: StarChoiceProps) {
  const { text } = useShop()
  return (
    <fieldset className="star-choice" aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="field__label">{text('details.reviews.yourRating')}</legend>
      {choices.map((stars) => (
        <label key={stars} className="star-choice__option">
          <input
            type="radio"
            name="rating"
            value={stars}
            required
            defaultChecked={chosen === String(stars)}
          />
          <Rating value={stars * 20} />
        </label>
      ))}
      <FieldError id="stars" error={error} />
    </fieldset>
  )
}
