import { DltInstanceProfile } from '@/components/profile/dlt-instance-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('dlt-instances')

export default profilePage('dlt-instances', DltInstanceProfile)
