import { profileRoute } from '@/components/profile/profile-route'
import { StandardProfile } from '@/components/profile/standard-profile'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const route = profileRoute('standards', StandardProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
