'use client'

import { countryChoicePath } from '@/lib/portal/home/country-choice'

interface CountryChoiceProps {
  countries: readonly { code: string; name: string }[]
}

/**
 * Opens the page of a country, without scripts too. It is a client component because the payload of the page would
 * otherwise repeat the markup of all options.
 */
export function CountryChoice({ countries }: CountryChoiceProps) {
  return (
    <form action={countryChoicePath}>
      <label htmlFor="your-country" className="font-semibold text-note">
        Your country
      </label>
      <div className="mt-1 flex gap-2">
        <select id="your-country" name="code" required className="field mt-0! h-12!">
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option disabled>We have no entries for other countries yet.</option>
        </select>
        <button type="submit" className="button strong h-12">
          Show
        </button>
      </div>
    </form>
  )
}
