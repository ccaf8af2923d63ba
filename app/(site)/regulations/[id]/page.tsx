import { profileMetadata, profilePage } from '@/components/profile/profile-page'
import { RegulationProfile } from '@/components/profile/regulation-profile'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('regulations')

export default profilePage('regulations', RegulationProfile)
