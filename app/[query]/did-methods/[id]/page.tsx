import { DidMethodProfile } from '@/components/profile/did-method-profile'
import { profileRoute } from '@/components/profile/profile-route'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const route = profileRoute('did-methods', DidMethodProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
