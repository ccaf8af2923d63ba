import { profileMetadata, profilePage } from '@/components/profile/profile-page'
import { ProjectProfile } from '@/components/profile/project-profile'

export { placeholderRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

export const generateMetadata = profileMetadata('projects')

export default profilePage('projects', ProjectProfile)
