import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('did-methods')

export default listPage('did-methods')
