import { DltProfile } from '@/components/profile/dlt-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('dlts')

export default profilePage('dlts', DltProfile)
