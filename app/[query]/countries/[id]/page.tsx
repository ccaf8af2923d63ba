import { CountryProfile } from '@/components/profile/country-profile'
import { profileRoute } from '@/components/profile/profile-route'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

const route = profileRoute('countries', CountryProfile)
export const generateMetadata = route.generateMetadata
export default route.Page
