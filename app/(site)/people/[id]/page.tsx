import { PersonProfile } from '@/components/profile/person-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('people')

export default profilePage('people', PersonProfile)
