import { profileRoute } from '@/components/profile/profile-route'
import { RegulationProfile } from '@/components/profile/regulation-profile'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const route = profileRoute('regulations', RegulationProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
