/** The profile of each family, for pages that show records of any. */
import type { ComponentType } from 'react'
import type { Family } from '@/lib/contract/families'
import { CountryProfile } from './country-profile'
import { DidMethodProfile } from './did-method-profile'
import { DltInstanceProfile } from './dlt-instance-profile'
import { DltProfile } from './dlt-profile'
import { EntityProfile } from './entity-profile'
import { IndustryProfile } from './industry-profile'
import { PersonProfile } from './person-profile'
import type { ProfileProps } from './profile-frame'
import { ProjectProfile } from './project-profile'
import { RegulationProfile } from './regulation-profile'
import { StandardProfile } from './standard-profile'

export const profiles: { readonly [F in Family]: ComponentType<ProfileProps<F>> } = {
  projects: ProjectProfile,
  entities: EntityProfile,
  people: PersonProfile,
  regulations: RegulationProfile,
  standards: StandardProfile,
  dlts: DltProfile,
  'dlt-instances': DltInstanceProfile,
  'did-methods': DidMethodProfile,
  countries: CountryProfile,
  industries: IndustryProfile,
}
