'use client'

import { useId } from 'react'

interface SelectFieldProps {
  name: string
  label: string
  /** The option that selects all or, if a choice is required, nothing yet. */
  all?: string
  options: readonly (readonly [value: string, text: string])[]
  selected?: string
  required?: boolean
}

/**
 * A choice in a plain form, which works without scripts. A client component, because the payload of a page would repeat the
 * markup of each option.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, label, all, options, selected = '', required } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={selected} required={required} className="field">
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
