import { EntityProfile } from '@/components/profile/entity-profile'
import { profileRoute } from '@/components/profile/profile-route'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

const route = profileRoute('entities', EntityProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
