import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('standards')

export default listPage('standards')
