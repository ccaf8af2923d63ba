import { IndustryProfile } from '@/components/profile/industry-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('industries')

export default profilePage('industries', IndustryProfile)
