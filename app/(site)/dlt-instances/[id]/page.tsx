import { DltInstanceProfile } from '@/components/profile/dlt-instance-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('dlt-instances')

export default profilePage('dlt-instances', DltInstanceProfile)
