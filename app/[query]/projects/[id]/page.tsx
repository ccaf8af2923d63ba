import { type ProfileProps, profileRoute } from '@/components/profile/profile-route'
import { ProjectProfile } from '@/components/profile/project-profile'
import { listProjectCopies } from '@/lib/portal/profile/load'

/** A placeholder that is no id: profiles are made on their first request. */
export const generateStaticParams = () => [{ id: '0' }]

async function ProjectPage(props: ProfileProps<'projects'>) {
  return <ProjectProfile {...props} copies={await listProjectCopies(props.answer.data.id)} />
}

const route = profileRoute('projects', ProjectPage)
export const generateMetadata = route.generateMetadata
export default route.Page
