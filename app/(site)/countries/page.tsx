import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/countries'>

export const generateMetadata = (props: Props) => listMetadata('countries', props)

export default function CountriesPage(props: Props) {
  return <ListPage family="countries" {...props} />
}
