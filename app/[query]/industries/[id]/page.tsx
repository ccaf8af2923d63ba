import { IndustryProfile } from '@/components/profile/industry-profile'
import { profileRoute } from '@/components/profile/profile-route'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const route = profileRoute('industries', IndustryProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
