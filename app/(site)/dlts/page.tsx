import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('dlts')

export default listPage('dlts')
