import { profileMetadata, profilePage } from '@/components/profile/profile-page'
import { StandardProfile } from '@/components/profile/standard-profile'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('standards')

export default profilePage('standards', StandardProfile)
