import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/people'>

export const generateMetadata = ({ params }: Props) => listMetadata('people', params)

export default function PeoplePage({ params }: Props) {
  return <ListPage family="people" params={params} />
}
