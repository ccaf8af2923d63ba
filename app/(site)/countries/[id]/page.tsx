import { CountryProfile } from '@/components/profile/country-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('countries')

export default profilePage('countries', CountryProfile)
