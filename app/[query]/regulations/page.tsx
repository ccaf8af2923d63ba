import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/regulations'>

export const generateMetadata = ({ params }: Props) => listMetadata('regulations', params)

export default function RegulationsPage({ params }: Props) {
  return <ListPage family="regulations" params={params} />
}
