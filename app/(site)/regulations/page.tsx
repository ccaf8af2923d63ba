import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('regulations')

export default listPage('regulations')
