import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/entities'>

export const generateMetadata = ({ params }: Props) => listMetadata('entities', params)

export default function EntitiesPage({ params }: Props) {
  return <ListPage family="entities" params={params} />
}
