import { ProjectType } from '@/lib/contract/values'
import { projectClass } from '@/lib/portal/projects/project-class'
import { launchedLabel, networkScoreLabel } from '@/lib/text/labels'
import { countryCell, defineList, numberColumn, recordCell } from '../define-list'
import { projectFacets } from './project-facets'

export const projectNoun = ['project or consortium', 'projects and consortia'] as const

export const projectList = defineList<'projects'>({
  family: 'projects',
  intro: 'Every project involves a government. The score measures connections, not quality.',
  noun: projectNoun,
  headings: { type: { Consortium: 'Consortia', 'DID Project': 'Projects' } },
  columns: [
    { key: 'status', title: 'Status', kind: 'status', getCell: ({ item }) => item.status },
    {
      key: 'manager',
      title: 'Managed by',
      kind: 'record',
      family: 'entities',
      getCell: ({ item }) => recordCell(item.managing_entity),
    },
    {
      key: 'country',
      title: 'Based in',
      csvTitle: 'Headquarters',
      kind: 'country',
      getCell: ({ item }) => countryCell(item.country),
    },
    {
      key: 'launched',
      title: launchedLabel,
      csvTitle: 'First use',
      kind: 'date',
      getCell: ({ item }) => item.launch_date,
      sort: {
        key: 'launched',
        descending: 'Launch date, newest first',
        ascending: 'Launch date, oldest first',
        descendingFirst: true,
        getValue: ({ item }) => item.launch_date,
      },
    },
    {
      ...numberColumn({
        key: 'score',
        title: networkScoreLabel,
        getNumber: ({ item }) => item.stats.score,
      }),
      csvTitle: 'Score',
      getCell: ({ item }) => item.stats.score.toFixed(1),
    },
  ],
  facets: projectFacets,
  getName: ({ item }) => item.title,
  getNode: ({ title, type, status, country, launch_date: launch }) => ({
    title,
    type,
    status,
    country: country?.code,
    launch,
  }),
  getTag: ({ item, facts }) =>
    item.type === ProjectType.enum.Consortium
      ? 'consortium'
      : facts && projectClass(facts)?.toLowerCase(),
  getNote: ({ item }) => item.mission_statement,
})
