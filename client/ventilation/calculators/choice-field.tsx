import { Icon } from '../../ui/icon/icon.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; title: string }[]
}

const handledByForm = () => {}

/** A select; the form handles its change event. */
export function ChoiceField({ name, label, value, options }: ChoiceFieldProps) {
  return (
    <label className="calc__field">
      <span>{label}</span>
      <span className="select">
        <select className="input select__input" name={name} value={value} onChange={handledByForm}>
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
