import { profileRoute } from '@/components/profile/profile-route'
import { StandardProfile } from '@/components/profile/standard-profile'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('standards', StandardProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
