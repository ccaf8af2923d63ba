import { z } from 'zod'
import { VersionParameter } from '@/lib/contract/parameters'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { sourceUses } from '@/lib/portal/sources/source-index'
import {
  buildOutline,
  findReference,
  RecordOutline,
  RecordText,
  readableFacts,
  readRecord,
} from '../data/records'
import { makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence } from '../data/tool'

export const get = defineTool({
  name: 'get',
  title: 'Read a record',
  description:
    'Returns a full record: project, organization, person, ledger, ledger technology, DID method, standard, regulation, country or industry, with the source of each field and linked records. Null means not disclosed, not false.',
  limit: 'general',
  input: z.strictObject({
    record: RecordText,
    version: VersionParameter.optional().describe(
      'Version of the data, such as 2026.11.22. Defaults to the current data',
    ),
  }),
  output: z.object({
    ...RecordOutline.shape,
    document: z.looseObject({}).describe('Document as in the API'),
    sources: SourceList,
    licence: Licence,
  }),
  async answer({ record, version }, dataset) {
    const reference = await findReference(dataset, record)
    const document = await readRecord(dataset, reference, version)
    const typedDocument = document as RecordDocuments[typeof reference.family]
    return {
      ...buildOutline(dataset, reference, typedDocument),
      document: { ...document },
      sources: makeSourceList(sourceUses(document)),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ record, page, document }) => `${record}, ${page}\n${readableFacts(document)}`,
})
