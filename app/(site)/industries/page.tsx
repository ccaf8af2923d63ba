import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('industries')

export default listPage('industries')
