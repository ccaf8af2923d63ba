import { ProjectType } from '@/lib/contract/values'
import { launchedLabel, networkScoreLabel } from '@/lib/text/labels'
import { countryCell, defineList, nameSort, numberSort, recordCell } from '../define-list'
import { projectFacets } from './project-facets'

const getTag = (type: string) => (type === ProjectType.enum.Consortium ? 'consortium' : undefined)

export const projectList = defineList<'projects'>({
  family: 'projects',
  intro:
    'Decentralized identity projects and consortia with government involvement. Filter, compare, download or cite them. The network score measures connections, not quality.',
  noun: ['project or consortium', 'projects and consortia'],
  headings: { type: { Consortium: 'Consortia', 'DID Project': 'Projects' } },
  columns: [
    { key: 'status', title: 'Status', kind: 'status' },
    { key: 'manager', title: 'Managed by', kind: 'record', family: 'entities' },
    { key: 'country', title: 'Based in', csvTitle: 'Headquarters', kind: 'country' },
    {
      key: 'launched',
      title: launchedLabel,
      csvTitle: 'First use',
      kind: 'date',
      sort: 'launched',
    },
    { key: 'score', title: networkScoreLabel, csvTitle: 'Score', kind: 'figure', sort: 'score' },
  ],
  facets: projectFacets,
  sorts: [
    numberSort('score', networkScoreLabel, ({ item }) => item.stats.score),
    nameSort(({ item }) => item.title),
    {
      key: 'launched',
      descending: 'Launch date, newest first',
      ascending: 'Launch date, oldest first',
      descendingFirst: true,
      valueOf: ({ item }) => item.launch_date ?? undefined,
    },
  ],
  defaultSort: '-score',
  getName: ({ item }) => item.title,
  getNode: ({ title, type, status, country, launch_date: launch }) => ({
    title,
    type,
    status,
    country: country?.code,
    launch,
  }),
  getRow: ({ item }) => ({
    tag: getTag(item.type),
    note: item.mission_statement,
    cells: {
      status: item.status,
      manager: recordCell(item.managing_entity),
      country: countryCell(item.country),
      launched: item.launch_date,
      score: item.stats.score.toFixed(1),
    },
  }),
})
