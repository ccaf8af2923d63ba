import { datasetFile } from '@/lib/export/dataset-file'

export const GET = datasetFile('bib')
