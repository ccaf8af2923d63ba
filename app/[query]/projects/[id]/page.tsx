import { type ProfileProps, profileRoute } from '@/components/profile/profile-route'
import { ProjectProfile } from '@/components/profile/project-profile'
import { listProjectCopies } from '@/lib/portal/profile/load'

export { idParams as generateStaticParams } from '@/lib/portal/routing/build-params'

async function ProjectPage(props: ProfileProps<'projects'>) {
  return <ProjectProfile {...props} copies={await listProjectCopies(props.answer.data.id)} />
}

const route = profileRoute('projects', ProjectPage)
export const generateMetadata = route.generateMetadata
export default route.Page
