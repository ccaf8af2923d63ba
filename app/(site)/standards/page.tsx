import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/standards'>

export const generateMetadata = (props: Props) => listMetadata('standards', props)

export default function StandardsPage(props: Props) {
  return <ListPage family="standards" {...props} />
}
