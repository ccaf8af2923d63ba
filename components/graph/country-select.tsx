'use client'

interface CountrySelectProps {
  selected: string
  options: readonly (readonly [code: string, label: string])[]
}

/** The choice of a country. This is a client component, because the payload of a page would repeat the markup of each option. */
export function CountrySelect({ selected, options }: CountrySelectProps) {
  return (
    <select id="graph-country" name="country" defaultValue={selected} required className="field">
      <option value="">Choose a country</option>
      {options.map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  )
}
