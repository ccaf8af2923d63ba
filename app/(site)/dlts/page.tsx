import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/dlts'>

export const generateMetadata = (props: Props) => listMetadata('dlts', props)

export default function DltsPage(props: Props) {
  return <ListPage family="dlts" {...props} />
}
