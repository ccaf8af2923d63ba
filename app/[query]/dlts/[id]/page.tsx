import { DltProfile } from '@/components/profile/dlt-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('dlts', DltProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
