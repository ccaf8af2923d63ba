import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/did-methods'>

export const generateMetadata = ({ params }: Props) => listMetadata('did-methods', params)

export default function DidMethodsPage({ params }: Props) {
  return <ListPage family="did-methods" params={params} />
}
