/** A country as the map shows it: its figures, its shape and its centre. */
import type { Country } from '@/lib/contract/countries'
import { countLaws } from '@/lib/portal/records/union-laws'
import { isVisible } from '@/lib/portal/wallets/draw-wallets'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import { centreOfCountry, regionOfCountry, shapeNameOfCountry } from './country-places'
import { type MapCountry, walletStages } from './map-measures'
import { isRegion } from './map-regions'

export function mapCountry(country: Country, wallet: WalletStatus = 'none'): MapCountry {
  const { code, name, stats } = country
  const region = regionOfCountry(code)?.toLowerCase() ?? ''
  const shape = shapeNameOfCountry(code)
  const centre = shape && isVisible(shape) ? undefined : centreOfCountry(code)
  const figures = {
    status: walletStages.indexOf(wallet),
    projects_hq: stats.projects_hq,
    entities: stats.entities,
    regulations: countLaws(country, 0).national,
  }
  return {
    code,
    name,
    figures: Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0)),
    ...(isRegion(region) ? { region } : {}),
    ...(shape === undefined ? {} : { shape }),
    ...(centre === undefined ? {} : { centre }),
  }
}
