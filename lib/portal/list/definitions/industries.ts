import { minIndustryProjects } from '@/lib/contract/industries'
import { defineItemList, listRow, nameSort, numberSort } from '../define-list'

export const industryList = defineItemList<'industries'>({
  family: 'industries',
  intro: `Industries with at least ${minIndustryProjects} identity projects.`,
  columns: [{ key: 'projects', title: 'Projects', kind: 'figure', sort: 'projects' }],
  facets: [],
  sorts: [
    nameSort(({ item }) => item.name),
    numberSort('projects', 'Projects', ({ item }) => item.project_count),
  ],
  defaultSort: 'name',
  getId: ({ item }) => item.id,
  getName: ({ item }) => item.name,
  getRow: ({ item }) =>
    listRow({ id: item.id, name: item.name, cells: { projects: item.project_count } }),
})
