/**
 * The fields about the technical and legal basis of a project: standards, DID methods, ledgers, laws and credential
 * profiles.
 */
import { displayName } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { recordPath } from '@/lib/portal/records/record-path'
import { formatDate } from '@/lib/text/dates'
import type { FieldValue, ProjectField } from './project-field'

type Standard = NonNullable<ProjectDetail['standards']>[number]

interface Ending {
  until?: string | null
  until_source?: string | null
  source?: string | null
}

/** The name of a current or former basis: `'Polygon mainnet (former, until October 2025)'`. */
const withEnding = (name: string, { until }: Ending): string =>
  until ? `${name} (former, until ${formatDate(until)})` : name

const getSources = ({ source, until_source: ended }: Ending) => (ended ? [source, ended] : [source])

const standardTypes = ['Follows', 'Management']

/** The standards in the order of their rows: followed, maintained, and related in another way. */
export function standardsInOrder({ standards }: ProjectDetail): Standard[] {
  const rank = ({ type }: Standard) => {
    const index = standardTypes.indexOf(type ?? 'Follows')
    return index < 0 ? standardTypes.length : index
  }
  return (standards ?? []).toSorted((a, b) => rank(a) - rank(b))
}

const standards = (
  label: string,
  labelOfOne: string,
  fits: (type: string) => boolean,
  getText = ({ title }: Standard) => title,
): ProjectField => ({
  field: 'standards',
  label,
  labelOfOne,
  getValues: (project) =>
    (project.standards ?? [])
      .filter(({ type }) => fits(type ?? 'Follows'))
      .map((standard) => ({
        text: withEnding(getText(standard), standard),
        path: recordPath('standards', standard.id, standard.title),
        address: standard.url,
        sources: getSources(standard),
      })),
})

interface Named extends Ending {
  id: number
  name: string
}

const namedValue = (
  family: 'did-methods' | 'dlt-instances',
  named: Named,
  address: string | null | undefined,
): FieldValue => ({
  text: withEnding(displayName(family, named.name), named),
  path: recordPath(family, named.id, named.name),
  address,
  sources: getSources(named),
})

/** Current relations come before former ones. */
export const formerLast = <Relation extends Ending>(
  relations: readonly Relation[] | null | undefined,
): Relation[] => (relations ?? []).toSorted((a, b) => Number(!!a.until) - Number(!!b.until))

export const foundationFields: readonly ProjectField[] = [
  standards('Follows standards', 'Follows standard', (type) => type === 'Follows'),
  standards('Maintains standards', 'Maintains standard', (type) => type === 'Management'),
  {
    ...standards(
      'Otherwise related to standards',
      'Otherwise related to a standard',
      (type) => !standardTypes.includes(type),
      ({ title, type }) => `${title} (${type})`,
    ),
    beyondContract: true,
  },
  {
    field: 'did_methods',
    label: 'DID methods',
    getValues: ({ did_methods: methods }) =>
      (methods ?? []).map((method) => namedValue('did-methods', method, method.specification_url)),
  },
  {
    field: 'dlt_instances',
    label: 'Ledgers',
    getValues: ({ dlt_instances: ledgers }) =>
      formerLast(ledgers).map((ledger) => namedValue('dlt-instances', ledger, ledger.website)),
  },
  {
    field: 'regulations',
    label: 'Laws',
    getValues: ({ regulations }) =>
      (regulations ?? []).map(({ id, title, country, region, ...relation }) => ({
        text: withEnding(title, relation),
        path: recordPath('regulations', id, title),
        sources: getSources(relation),
        ...(country || region ? { jurisdiction: { country, region } } : {}),
      })),
  },
  {
    field: 'credential_profiles',
    label: 'Credential profiles',
    getValues: ({ credential_profiles: profiles }) =>
      (profiles ?? []).map(({ name, url, source }) => ({
        text: name,
        address: url,
        sources: [source],
      })),
  },
]
