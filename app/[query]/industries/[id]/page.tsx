import { IndustryProfile } from '@/components/profile/industry-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('industries', IndustryProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
