import type { FocusEvent, KeyboardEvent } from 'react'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { useShop } from '../../shop.tsx'
import { RichText } from '../../content/rich-text/rich-text.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import type { ParameterNote } from './parameter-notes.ts'

interface ParameterExplanationProps {
  parameter: Parameter
  note: ParameterNote | undefined
}

/** Explanation of a parameter and its values, behind an info mark; works without JavaScript. */
export function ParameterExplanation({ parameter, note }: ParameterExplanationProps) {
  const { text } = useShop()
  const { title, description } = parameter
  const values = parameter.values.flatMap(({ id, title: value }) => {
    const explanation = note?.values.find((each) => each.id === id)
    return explanation &&
      (explanation.short || explanation.long || explanation.link || explanation.image)
      ? [{ ...explanation, value }]
      : []
  })
  const { more, saved } = note ?? {}
  if (!description && !more && !saved && values.length === 0) return null

  function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
  }
  function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only closes it
    <details
      className="explain no-print"
      name="explain"
      onBlur={closeWhenLeft}
      onKeyDown={closeByKey}
    >
      <summary
        className="icon-before icon--info icon--16"
        aria-label={text('details.explain', { name: title })}
      />
      <div className="explain__text">
        {description}
        {values.map(({ id, value, short, long, link, image, lang }) => (
          <div key={id} lang={lang}>
            {image && <Picture image={image} width={56} height={56} beside={value} />}
            <p>
              <strong>{link ? <ShopLink link={link}>{value}</ShopLink> : value}</strong>
              {` ${short}`}
            </p>
            {long && <RichText doc={long} headingLevel={4} />}
          </div>
        ))}
        {more && (
          <p>
            <ShopLink link={more.link}>{more.title}</ShopLink>
          </p>
        )}
        {saved && (
          <p lang={saved.lang}>
            <ShopLink link={saved.link}>{saved.title}</ShopLink>
          </p>
        )}
      </div>
    </details>
  )
}
