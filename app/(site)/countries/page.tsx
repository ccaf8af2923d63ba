import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('countries')

export default listPage('countries')
