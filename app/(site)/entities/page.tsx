import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('entities')

export default listPage('entities')
