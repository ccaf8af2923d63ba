import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('people')

export default listPage('people')
