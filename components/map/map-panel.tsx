import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import { type MapCountry, measureNames, measures } from '@/lib/portal/map/map-measures'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { Figure } from './country-table'
import type { MapTarget } from './map-layers'

interface CardProps {
  what: 'country' | 'place'
  label: string
  title: string
  /** Undefined if the target is only under the pointer. */
  onClose: (() => void) | undefined
  children: ReactNode
}

function Card({ what, label, title, onClose, children }: CardProps) {
  return (
    <aside className="map-panel map-sheet" aria-label={`Selected ${what}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this groups figures. */}
      <div role="group" aria-label={label}>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="font-semibold font-serif text-xl leading-tight">{title}</h2>
          {onClose && (
            <button type="button" onClick={onClose} className="cursor-pointer py-0.5 text-accent">
              Close
            </button>
          )}
        </div>
        {children}
      </div>
    </aside>
  )
}

interface MapPanelProps {
  countries: readonly MapCountry[]
  mapTarget: MapTarget | undefined
  onClose: (() => void) | undefined
}

/** The figures of the selected country, or the organizations at the selected place. */
export function MapPanel({ countries, mapTarget, onClose }: MapPanelProps) {
  if (mapTarget?.kind === 'place') {
    const [, , organizations] = mapTarget.place
    const title = `${counted(organizations.length, 'organization')} at this place`
    return (
      <Card what="place" label={title} title={title} onClose={onClose}>
        <ul className="mt-2 text-note">
          {organizations.map(([id, name]) => (
            <li key={id}>
              <SiteLink href={recordPath('entities', id, name)} className="block py-0.5">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Card>
    )
  }
  const country = mapTarget && countries.find(({ code }) => code === mapTarget.code)
  if (!country) return null
  const { name, code } = country
  return (
    <Card what="country" label={`Numbers for ${name}`} title={name} onClose={onClose}>
      <div className="mt-2">
        <FactList form="answers">
          {measureNames.map((measure) => (
            <Fact key={measure} term={measures[measure].title}>
              <span className="tabular-nums">
                <Figure measure={measure} country={country} />
              </span>
            </Fact>
          ))}
        </FactList>
      </div>
      <p className="mt-2">
        <SiteLink href={countryPath(code)} className="inline-block py-0.5">
          Open {name}
        </SiteLink>
      </p>
    </Card>
  )
}
