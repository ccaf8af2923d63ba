import { regionOfCountry } from '@/lib/portal/map/country-places'
import { countLaws, lawLabels, unionCode } from '@/lib/portal/records/union-laws'
import { statusOfCountry, type WalletStatus } from '@/lib/portal/wallets/national-wallets'
import { statusNames, walletStatuses } from '@/lib/portal/wallets/wallets-view'
import { noneKnownLabel, notApplicableLabel, notDisclosedLabel } from '@/lib/text/labels'
import { defineList, numberColumn } from '../define-list'
import { enumFacet, groupFacet, textFacet, withNone } from '../facets'
import type { RecordSubject } from '../list-definition'
import { listAddress } from '../list-state'

type Subject = RecordSubject<'countries'>

/** Without the number of laws of the union, their column is hidden, and they count as none. */
const getLaws = ({ item, unionRegulations = 0 }: Subject) => countLaws(item, unionRegulations)

const recordNames = {
  hq: 'Projects',
  target: 'Projects serving it',
  entities: 'Organizations',
  'national-laws': lawLabels.national,
  'eu-laws': lawLabels.union,
}

function recordsIn(subject: Subject): string[] {
  const { projects_hq, projects_target, entities } = subject.item.stats
  const { national, union } = getLaws(subject)
  const counts: Record<keyof typeof recordNames, number> = {
    hq: projects_hq,
    target: projects_target,
    entities,
    'national-laws': national,
    'eu-laws': union,
  }
  return Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [kind] : []))
}

const walletNames = {
  ...Object.fromEntries(Object.entries(walletStatuses).map(([key, { label }]) => [key, label])),
  none: noneKnownLabel,
}

/** The European Union is not a country, so it has no national wallet. */
function getWalletText({ item, wallets: country }: Subject): string | undefined {
  if (item.code === unionCode) return notApplicableLabel
  const [wallet] = country?.wallets ?? []
  if (!wallet) return country && noneKnownLabel
  return wallet.status ?? notDisclosedLabel
}

/** The order of the statuses in the sort by national wallet. */
const walletOrder: readonly WalletStatus[] = [...statusNames, 'none']

const getRegions = ({ item }: Subject): string[] => {
  const region = regionOfCountry(item.code)
  return region ? [region] : []
}

export const countriesWithProjects = listAddress('/countries', {
  filters: { with: ['hq'] },
})

export const countryList = defineList<'countries'>({
  family: 'countries',
  intro:
    'See the national wallets, projects, organizations and laws of each country or territory. The European Union is listed too, but does not count as a country with a wallet or towards a region.',
  pageSize: 50,
  columns: [
    {
      key: 'wallet',
      title: 'National wallet',
      kind: 'wallet',
      needs: 'wallets',
      getCell: getWalletText,
      sort: {
        key: 'wallet',
        ascending: 'Wallet, launched first',
        descending: 'Wallet, launched last',
        getValue: ({ wallets }) => wallets && walletOrder.indexOf(statusOfCountry(wallets)),
      },
    },
    numberColumn({
      key: 'hq',
      title: 'Projects',
      countedAt: '/projects?country=',
      getNumber: ({ item }) => item.stats.projects_hq,
    }),
    numberColumn({
      key: 'target',
      title: 'Projects serving it',
      countedAt: '/projects?serves=',
      getNumber: ({ item }) => item.stats.projects_target,
    }),
    numberColumn({
      key: 'entities',
      title: 'Organizations',
      countedAt: '/entities?country=',
      getNumber: ({ item }) => item.stats.entities,
    }),
    numberColumn({
      key: 'national_laws',
      sortKey: 'regulations',
      title: `${lawLabels.national} listed`,
      csvTitle: lawLabels.national,
      countedAt: '/regulations?country=',
      getNumber: (subject) => getLaws(subject).national,
    }),
    numberColumn({
      key: 'eu_laws',
      sortKey: 'eu-laws',
      title: lawLabels.union,
      needs: 'union',
      getNumber: (subject) => getLaws(subject).union,
    }),
  ],
  facets: [
    enumFacet({
      key: 'wallet',
      label: 'National wallet',
      needs: 'wallets',
      values: ({ wallets }) => (wallets ? [statusOfCountry(wallets)] : []),
      names: walletNames,
    }),
    textFacet({ key: 'region', label: 'Region', values: getRegions }),
    withNone(groupFacet(({ item }) => [item.code])),
    enumFacet({ key: 'with', label: 'Has records of', values: recordsIn, names: recordNames }),
  ],
  defaultSort: 'name',
  hiddenByDefault: {
    key: 'records',
    value: 'all',
    isHidden: (subject) => recordsIn(subject).length === 0,
    words: 'without projects, organizations or laws, and not served by any project',
  },
  getStatusDate: ({ wallets }) => wallets?.wallets[0]?.status_date,
  getName: ({ item }) => item.name,
  getOtherNames: ({ item }) => [item.formal_name, item.code],
})
