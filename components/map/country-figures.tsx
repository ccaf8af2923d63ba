import type { MapCountry } from '@/lib/portal/map/map-country'
import { measureNames, measures } from '@/lib/portal/map/map-measures'
import { formatCount } from '@/lib/text/counted'

/** The four figures of a country, each with the name of what it counts. */
export function CountryFigures({ country: { figures } }: { country: MapCountry }) {
  return (
    <ul className="mt-1 text-note">
      {measureNames.map((measure) => {
        const count = figures[measure]
        const { one, many } = measures[measure]
        return (
          <li key={measure} className="flex gap-2">
            <span className="w-9 shrink-0 text-right font-semibold tabular-nums">
              {formatCount(count)}
            </span>
            {count === 1 ? one : many}
          </li>
        )
      })}
    </ul>
  )
}
