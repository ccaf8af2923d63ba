import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('dlt-instances')

export default listPage('dlt-instances')
