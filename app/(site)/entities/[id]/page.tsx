import { EntityProfile } from '@/components/profile/entity-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('entities')

export default profilePage('entities', EntityProfile)
