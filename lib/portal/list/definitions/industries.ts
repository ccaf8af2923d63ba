import { minIndustryProjects } from '@/lib/contract/industries'
import { defineList, nameSort, numberSort } from '../define-list'

export const industryList = defineList<'industries'>({
  family: 'industries',
  intro: `Industries with at least ${minIndustryProjects} identity projects.`,
  pageSize: undefined,
  columns: [
    {
      key: 'projects',
      title: 'Projects',
      kind: 'figure',
      sort: 'projects',
      countedAt: '/projects?industry=',
    },
  ],
  facets: [],
  sorts: [
    nameSort(({ item }) => item.name),
    numberSort('projects', 'Projects', ({ item }) => item.project_count),
  ],
  defaultSort: 'name',
  getName: ({ item }) => item.name,
  getRow: ({ item }) => ({ cells: { projects: item.project_count } }),
})
