import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'title' | 'type' | 'id'> & {
  name: string
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the end of the line: a price, a date. */
  aside?: ReactNode
  /** Reason for being disabled. */
  reason?: string | undefined
  /** Shown while selected; works without JavaScript. */
  children?: ReactNode
}

/** A radio option with details; the whole card is the target. */
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
