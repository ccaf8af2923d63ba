import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/dlts'>

export const generateMetadata = ({ params }: Props) => listMetadata('dlts', params)

export default function DltsPage({ params }: Props) {
  return <ListPage family="dlts" params={params} />
}
