/** Loads the facts that the graph adds to a profile. */
import 'server-only'
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { getData } from '@/lib/portal/data/current-data'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { type Related, relatedRecords } from './related'

/** Undefined if the graph is unavailable. The profile then shows only the facts of its record. */
export const getRelated = async (
  family: Family,
  { id, code }: { id: number; code?: string },
): Promise<Related | undefined> => relatedRecords(await getData(), { family, id, code })

/**
 * The regulations of the European Union, for a member state: its own record contains only national ones. Undefined for
 * other countries, and if the API does not answer.
 */
export const listSharedRegulations = async (
  code: string,
): Promise<readonly RegulationSummary[] | undefined> =>
  isMemberOfUnion(code) ? dataOrUndefined((await getData()).unionLaws) : undefined
