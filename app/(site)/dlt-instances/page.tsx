import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/dlt-instances'>

export const generateMetadata = (props: Props) => listMetadata('dlt-instances', props)

export default function DltInstancesPage(props: Props) {
  return <ListPage family="dlt-instances" {...props} />
}
