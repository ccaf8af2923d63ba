import { PersonProfile } from '@/components/profile/person-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('people', PersonProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
