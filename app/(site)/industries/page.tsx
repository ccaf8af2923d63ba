import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/industries'>

export const generateMetadata = (props: Props) => listMetadata('industries', props)

export default function IndustriesPage(props: Props) {
  return <ListPage family="industries" {...props} />
}
