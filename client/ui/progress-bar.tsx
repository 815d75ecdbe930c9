interface ProgressBarProps {
  value: number
  max: number
  /** Label, shown above the bar. */
  label: string
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <label className="progress">
      <span className="progress__label">{label}</span>
      <progress className="progress__bar" value={Math.min(value, max)} max={max} />
    </label>
  )
}
