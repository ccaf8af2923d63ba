import { CountryLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { MapLegend } from '@/components/map/map-legend'
import { SmallWorldMap } from '@/components/map/small-world-map'
import type { Country } from '@/lib/contract/countries'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { defaultMeasure } from '@/lib/portal/map/map-query'
import { counted } from '@/lib/text/counted'

/** Where the projects are: a small world map, and the countries with the most projects. */
export function ProjectsByCountry({ countries }: { countries: readonly Country[] }) {
  const topCountries = countries
    .filter(({ stats }) => stats.projects_hq > 0)
    .toSorted((a, b) => b.stats.projects_hq - a.stats.projects_hq || a.name.localeCompare(b.name))
    .slice(0, 8)
  const onMap = countries.map((country) => mapCountry(country))
  return (
    <Section title="Where" note="Projects by the country of the organization that manages them.">
      <div className="mb-4">
        <SmallWorldMap countries={countries} />
        <MapLegend countries={onMap} measure={defaultMeasure} />
      </div>
      <ol className="grid gap-x-10 sm:grid-cols-2">
        {topCountries.map((country) => (
          <li
            key={country.code}
            className="flex justify-between gap-4 border-rule border-b py-2 tabular-nums"
          >
            <CountryLink country={country} />
            <span>{counted(country.stats.projects_hq, 'project')}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <SiteLink href="/map">World map</SiteLink>
        <SiteLink href="/countries">All countries</SiteLink>
      </p>
    </Section>
  )
}
