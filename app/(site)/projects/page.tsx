import { listMetadata, listPage } from '@/components/list/list-page'

export const generateMetadata = listMetadata('projects')

export default listPage('projects')
