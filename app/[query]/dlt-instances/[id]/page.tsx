import { DltInstanceProfile } from '@/components/profile/dlt-instance-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('dlt-instances', DltInstanceProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
