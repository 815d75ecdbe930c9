import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'title' | 'type' | 'id'> & {
  name: string
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the end of the line: a price, a date. */
  aside?: ReactNode
  /** Why it cannot be chosen. */
  reason?: string | undefined
  /** Shown while it is chosen; needs no script. */
  children?: ReactNode
}

/** One choice of several with room for what is worth knowing; the whole card can be hit. */
export function RadioCard({
  title,
  description,
  aside,
  reason,
  children,
  ...input
}: RadioCardProps) {
  const id = useId()
  return (
    <div className="radio-card">
      <label className="radio-card__head">
        <input
          {...input}
          type="radio"
          className="radio-card__input"
          aria-describedby={description || reason ? id : undefined}
        />
        <span className="radio-card__title">{title}</span>
        {aside && <span className="radio-card__aside">{aside}</span>}
      </label>
      {(description || reason) && (
        <div className="radio-card__description" id={id}>
          {description}
          {reason && <p className="radio-card__reason">{reason}</p>}
        </div>
      )}
      {children && <div className="radio-card__more">{children}</div>}
    </div>
  )
}
