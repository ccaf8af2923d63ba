import { IndustryProfile } from '@/components/profile/industry-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('industries')

export default profilePage('industries', IndustryProfile)
