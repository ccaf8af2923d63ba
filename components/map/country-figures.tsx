import { Fact, FactList } from '@/components/layout/fact-list'
import { StatusMark } from '@/components/layout/status-mark'
import type { MapCountry } from '@/lib/portal/map/map-country'
import { countMeasures, measures, statusNames } from '@/lib/portal/map/map-measures'
import { formatCount } from '@/lib/text/counted'

/** The figures of a country, each with the name of its measure. */
export function CountryFigures({ country: { figures } }: { country: MapCountry }) {
  return (
    <div className="mt-2">
      <FactList form="answers">
        <Fact term={measures.status.title}>
          {figures.status > 0 ? <StatusMark status={statusNames[figures.status]} /> : 'None'}
        </Fact>
        {countMeasures.map((measure) => (
          <Fact key={measure} term={measures[measure].title}>
            <span className="tabular-nums">{formatCount(figures[measure])}</span>
          </Fact>
        ))}
      </FactList>
    </div>
  )
}
