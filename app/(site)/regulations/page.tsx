import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/regulations'>

export const generateMetadata = (props: Props) => listMetadata('regulations', props)

export default function RegulationsPage(props: Props) {
  return <ListPage family="regulations" {...props} />
}
