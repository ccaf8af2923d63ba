import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/people'>

export const generateMetadata = (props: Props) => listMetadata('people', props)

export default function PeoplePage(props: Props) {
  return <ListPage family="people" {...props} />
}
