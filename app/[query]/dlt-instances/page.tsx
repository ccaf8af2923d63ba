import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/dlt-instances'>

export const generateMetadata = ({ params }: Props) => listMetadata('dlt-instances', params)

export default function DltInstancesPage({ params }: Props) {
  return <ListPage family="dlt-instances" params={params} />
}
