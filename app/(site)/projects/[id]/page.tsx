import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'
import { ProjectProfile } from '@/components/profile/project-profile'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/projects/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('projects', props)

export default function ProjectPage(props: Props) {
  return <ProfilePage family="projects" Profile={ProjectProfile} {...props} />
}
