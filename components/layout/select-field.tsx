import { useId } from 'react'

interface SelectFieldProps {
  name: string
  label: string
  /** The option that selects all. */
  all?: string
  options: readonly (readonly [value: string, text: string])[]
  selected: string | undefined
}

/** A choice in a plain form, which works without scripts. */
export function SelectField({ name, label, all, options, selected = '' }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={selected} className="field">
        {all && <option value="">{all}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
