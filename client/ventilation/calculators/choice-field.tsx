import { Icon } from '../../ui/icon/icon.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; title: string }[]
  /** Read when the form is submitted; else the form handles its change event. */
  readOnSubmit?: boolean
}

const handledByForm = () => {}

export function ChoiceField({ name, label, value, options, readOnSubmit }: ChoiceFieldProps) {
  const state = readOnSubmit ? { defaultValue: value } : { value, onChange: handledByForm }
  return (
    <label className="calc__field">
      <span>{label}</span>
      <span className="select">
        <select className="input select__input" name={name} {...state}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="select__arrow" />
      </span>
    </label>
  )
}
