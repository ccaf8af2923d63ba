import { DidMethodProfile } from '@/components/profile/did-method-profile'
import { profileMetadata, profilePage } from '@/components/profile/profile-page'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('did-methods')

export default profilePage('did-methods', DidMethodProfile)
