import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/entities'>

export const generateMetadata = (props: Props) => listMetadata('entities', props)

export default function EntitiesPage(props: Props) {
  return <ListPage family="entities" {...props} />
}
