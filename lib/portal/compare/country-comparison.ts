import type { Country } from '@/lib/contract/countries'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { listWalletOrganizations } from '@/lib/portal/countries/wallet-organizations'
import { type FieldValue, recordValue } from '@/lib/portal/profile/fields/project-field'
import { credentialFormats, exchangeProtocols } from '@/lib/portal/projects/credential-protocols'
import { launchValue } from '@/lib/portal/projects/launch'
import { getStage } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { countLaws, lawLabels, unionCode } from '@/lib/portal/records/union-laws'
import type { BuiltOn } from '@/lib/portal/related/built-on'
import type { Tally } from '@/lib/portal/related/tally'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { currentWallets, type NationalWallet } from '@/lib/portal/wallets/national-wallets'
import {
  launchedLabel,
  noneKnownLabel,
  notApplicableLabel,
  statusEvidenceLabel,
} from '@/lib/text/labels'
import {
  type ComparedGroup,
  type Comparison,
  compareFields,
  statusDate,
  statusEvidence,
  withoutLaunch,
} from './comparison'
import { count, mostFrequent, stageFields } from './project-counts'

/** A country with the values derived from its record and projects. */
export interface ComparedCountry {
  country: Country
  view?: CountryView
  builtOn?: BuiltOn
  /** The number of laws of the European Union. */
  unionLaws: number
  /** The records of sources. Undefined if the API has none. */
  records?: SourceRecords
}

type Get = (subject: ComparedCountry) => FieldValue[]

const getWallets = ({ view }: ComparedCountry): NationalWallet[] =>
  view ? currentWallets(view) : []

/** A fact of the most advanced wallet, which decides on the status of the country. */
const ofFirst =
  (getValue: (wallet: NationalWallet) => FieldValue): Get =>
  ({ view }) => {
    const [first] = view?.wallets ?? []
    const value = first && getValue(first)
    return value?.text ? [value] : []
  }

/** Formats or protocols of the wallets, with the sources of the standards that name them. */
const techniques =
  (techniquesByKey: Readonly<Record<string, { label: string; title: RegExp }>>): Get =>
  (subject) => {
    const standards = getWallets(subject).flatMap((project) => project.standards ?? [])
    return Object.values(techniquesByKey).flatMap(({ label, title: form }) => {
      const naming = standards.filter(({ title }) => form.test(title))
      const sources = naming.map(({ source }) => source)
      return naming.length > 0 ? [{ text: label, sources }] : []
    })
  }

const getLedgers: Get = (subject) =>
  getWallets(subject).flatMap((project) =>
    (project.dlt_instances ?? []).map(({ id, name, source }) =>
      recordValue('dlt-instances', id, name, [source]),
    ),
  )

const withRole =
  (role: string): Get =>
  (subject) =>
    listWalletOrganizations(getWallets(subject))
      .filter(({ roles }) => roles.includes(role))
      .map(({ id, name, sources }) => recordValue('entities', id, name, sources))

const tally =
  (getTally: (builtOn: BuiltOn) => Tally): Get =>
  ({ builtOn }) =>
    mostFrequent(builtOn && getTally(builtOn))

const fields: readonly ComparedGroup<ComparedCountry>[] = [
  {
    title: 'National wallet',
    fields: [
      {
        label: 'Wallet',
        getValues: ({ country: { code }, view }) => {
          if (view?.wallets.length === 0) {
            return [{ text: code === unionCode ? notApplicableLabel : noneKnownLabel }]
          }
          return (view?.wallets ?? []).map(({ id, title, name }) => ({
            text: name,
            path: recordPath('projects', id, title),
          }))
        },
      },
      {
        label: 'Status',
        form: 'status',
        getValues: ofFirst(({ status, status_source: source }) => ({
          text: status ?? '',
          sources: [source],
        })),
      },
      {
        label: statusEvidenceLabel,
        beyondContract: true,
        getValues: ({ view, records }) => statusEvidence(view?.wallets[0]?.status_source, records),
      },
      {
        label: 'Status as of',
        form: 'date',
        getValues: ({ view }) => (view?.wallets ?? []).slice(0, 1).flatMap(statusDate),
      },
      {
        label: launchedLabel,
        form: 'date',
        getValues: ({ view }) => {
          const [first] = view?.wallets ?? []
          if (!first) return []
          const { launch_date: date, launch_date_source: source, stage, status } = first
          return date
            ? [{ text: launchValue(date, status), sources: [source] }]
            : withoutLaunch(stage)
        },
      },
      { label: 'Formats', getValues: techniques(credentialFormats) },
      { label: 'Protocols', getValues: techniques(exchangeProtocols) },
      { label: 'Ledger', getValues: getLedgers },
      { label: 'Operator', getValues: withRole('Operator') },
      { label: 'Suppliers', getValues: withRole('Supplier') },
    ],
  },
  {
    title: 'Law',
    fields: [
      {
        label: lawLabels.national,
        getValues: ({ country }) =>
          country.regulations && country.regulations.length > 0
            ? country.regulations.map(({ id, title }) => recordValue('regulations', id, title))
            : [{ text: noneKnownLabel }],
      },
      {
        label: lawLabels.union,
        getValues: ({ country, unionLaws }) =>
          count(countLaws(country, unionLaws).union, '/regulations', { country: ['EU'] }),
      },
    ],
  },
  {
    title: 'Projects',
    fields: [
      {
        label: 'All',
        getValues: ({ country: { code, stats } }) =>
          count(stats.projects_hq, '/projects', { country: [code] }),
      },
      ...stageFields<ComparedCountry>(
        ({ country: { projects_hq: projects } }, stage) =>
          (projects ?? []).filter(({ status }) => getStage(status) === stage).length,
        ({ country: { code } }) => ({ country: [code] }),
      ),
      { label: 'Most used ledgers', getValues: tally(({ ledgers }) => ledgers) },
      { label: 'Most used DID methods', getValues: tally(({ methods }) => methods) },
      { label: 'Most used standards', getValues: tally(({ standards }) => standards) },
    ],
  },
  {
    title: 'Organizations',
    fields: [
      {
        label: 'Organizations',
        getValues: ({ country: { code, stats } }) =>
          count(stats.entities, '/entities', { country: [code] }),
      },
    ],
  },
]

export const compareCountries = (countries: readonly ComparedCountry[]): Comparison =>
  compareFields('countries', fields, countries, ({ country: { code, name } }) => ({
    key: code,
    name,
    path: countryPath(code),
  }))
