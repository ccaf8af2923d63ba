import { StateLink } from '@/components/layout/state-link'
import { type MapState, mapAddress, withRegion } from '@/lib/portal/map/map-query'
import { regionNames, regions } from '@/lib/portal/map/map-regions'

interface RegionChoiceProps {
  path: string
  state: MapState
  onChange: (state: MapState) => void
}

/** The choice of the part of the world to show. The options are links, so they work without scripts. */
export function RegionChoice({ path, state, onChange }: RegionChoiceProps) {
  return (
    <nav aria-label="Part of the world" className="screen-only">
      <ul className="map-regions">
        {[undefined, ...regionNames].map((region) => {
          const next = withRegion(state, region)
          return (
            <li key={region ?? 'world'}>
              <StateLink
                href={mapAddress(path, next)}
                aria-current={region === state.region ? 'true' : undefined}
                onFollow={() => onChange(next)}
              >
                {region ? regions[region].title : 'World'}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
