import { EntityProfile } from '@/components/profile/entity-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('entities', EntityProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
