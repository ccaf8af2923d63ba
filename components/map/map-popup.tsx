'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { SiteLink } from '@/components/layout/site-link'
import type { MapCountry } from '@/lib/portal/map/map-country'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { CountryFigures } from './country-figures'
import type { Spot } from './pointed'

/** The distance in pixels between the spot and its popup: close enough to move the pointer into it. */
const gap = 12
/** The size of a popup in pixels; the height is the maximum for popups with figures. */
const size = { width: 256, height: 140 } as const

interface MapPopupProps {
  spot: Spot
  /** The accessible name. */
  label: string
  children: ReactNode
}

/**
 * A popup above or below the spot, on the side with more room, and within the frame. It is a sibling of the map in the
 * DOM, so that Leaflet does not handle its events.
 */
function MapPopup({ spot, label, children }: MapPopupProps) {
  const map = useMap()
  const frame = map.getContainer().parentElement
  if (!frame) return null
  const { x: frameWidth, y: frameHeight } = map.getSize()
  const left = Math.max(4, Math.min(spot.x - size.width / 2, frameWidth - size.width - 4))
  const room = frameHeight - size.height
  const vertical =
    spot.y < frameHeight / 2
      ? { top: Math.min(spot.y + gap, room) }
      : { bottom: Math.min(frameHeight - spot.y + gap, room) }
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this groups figures.
    <div className="map-popup" role="group" aria-label={label} style={{ left, ...vertical }}>
      {children}
    </div>,
    frame,
  )
}

interface CountryPopupProps {
  country: MapCountry
  spot: Spot
  /** False if a row of the table is pointed at, which has the link already. */
  linked: boolean
  /** `_blank` in an embed, where links open a new tab. */
  target?: '_blank'
}

export function CountryPopup({ country, spot, linked, target }: CountryPopupProps) {
  return (
    <MapPopup spot={spot} label={`Figures of ${country.name}`}>
      <p className="font-semibold font-serif text-base leading-tight">
        {linked ? (
          <SiteLink href={countryPath(country.code)} target={target}>
            {country.name}
          </SiteLink>
        ) : (
          country.name
        )}
      </p>
      <CountryFigures country={country} />
    </MapPopup>
  )
}

interface PlacePopupProps {
  place: MapPoint
  spot: Spot
  target?: '_blank'
}

export function PlacePopup({ place, spot, target }: PlacePopupProps) {
  const [, , organizations] = place
  const label = counted(organizations.length, 'organization')
  return (
    <MapPopup spot={spot} label={`${label} at this place`}>
      <p className="text-muted text-note">{label} at this place</p>
      <ul className="mt-1 text-note">
        {organizations.map(([id, name]) => (
          <li key={id}>
            <SiteLink href={recordPath('entities', id, name)} target={target}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </MapPopup>
  )
}
