import { datasetFile } from '@/lib/portal/publish/export/dataset-file'

export const GET = datasetFile('bib')
