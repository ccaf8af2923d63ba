import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/standards'>

export const generateMetadata = ({ params }: Props) => listMetadata('standards', params)

export default function StandardsPage({ params }: Props) {
  return <ListPage family="standards" params={params} />
}
