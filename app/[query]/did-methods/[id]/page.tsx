import { DidMethodProfile } from '@/components/profile/did-method-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('did-methods', DidMethodProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
