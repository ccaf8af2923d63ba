import { StateLink } from '@/components/layout/state-link'
import { measureNames, measures } from '@/lib/portal/map/map-measures'
import { type MapState, mapAddress, withMeasure } from '@/lib/portal/map/map-query'

interface MeasureChoiceProps {
  path: string
  state: MapState
  onChange: (state: MapState) => void
}

/** The choice of the figures on the map. The options are links, so they work without scripts. */
export function MeasureChoice({ path, state, onChange }: MeasureChoiceProps) {
  return (
    <nav aria-label="Figures on the map" className="screen-only">
      <ul className="measures">
        {measureNames.map((measure) => {
          const next = withMeasure(state, measure)
          return (
            <li key={measure}>
              <StateLink
                href={mapAddress(path, next)}
                aria-current={measure === state.measure ? 'true' : undefined}
                onFollow={() => onChange(next)}
              >
                {measures[measure].title}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
