import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/industries'>

export const generateMetadata = ({ params }: Props) => listMetadata('industries', params)

export default function IndustriesPage({ params }: Props) {
  return <ListPage family="industries" params={params} />
}
