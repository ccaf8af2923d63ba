import { minIndustryProjects } from '@/lib/contract/industries'
import { defineList, numberColumn } from '../define-list'

export const industryList = defineList<'industries'>({
  family: 'industries',
  intro: `Industries with at least ${minIndustryProjects} identity projects.`,
  pageSize: undefined,
  columns: [
    numberColumn({
      key: 'projects',
      title: 'Projects',
      countedAt: '/projects?industry=',
      getNumber: ({ item }) => item.project_count,
    }),
  ],
  facets: [],
  defaultSort: 'name',
  getName: ({ item }) => item.name,
})
