import { ListPage, listMetadata } from '@/components/list/list-page'

type Props = PageProps<'/did-methods'>

export const generateMetadata = (props: Props) => listMetadata('did-methods', props)

export default function DidMethodsPage(props: Props) {
  return <ListPage family="did-methods" {...props} />
}
