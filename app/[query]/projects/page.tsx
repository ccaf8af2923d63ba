import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/projects'>

export const generateMetadata = ({ params }: Props) => listMetadata('projects', params)

export default function ProjectsPage({ params }: Props) {
  return <ListPage family="projects" params={params} />
}
