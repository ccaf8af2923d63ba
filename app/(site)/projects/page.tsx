import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/projects'>

export const generateMetadata = (props: Props) => listMetadata('projects', props)

export default function ProjectsPage(props: Props) {
  return <ListPage family="projects" {...props} />
}
