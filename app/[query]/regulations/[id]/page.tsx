import { profileRoute } from '@/components/profile/profile-route'
import { RegulationProfile } from '@/components/profile/regulation-profile'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('regulations', RegulationProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
