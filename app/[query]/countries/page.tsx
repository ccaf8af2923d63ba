import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/[query]/countries'>

export const generateMetadata = ({ params }: Props) => listMetadata('countries', params)

export default function CountriesPage({ params }: Props) {
  return <ListPage family="countries" params={params} />
}
