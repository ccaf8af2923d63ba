/** The main facts of a project, which come first in comparisons. */

import { managingSource, otherManagers } from '@/lib/portal/profile/project-relations'
import { launchValue } from '@/lib/portal/projects/launch'
import { countryPath } from '@/lib/portal/records/record-path'
import { launchedLabel, networkScoreLabel } from '@/lib/text/labels'
import { type ProjectField, plainText, recordValue, sourcedText } from './project-field'

const typeNames: Record<string, string> = { 'DID Project': 'Project' }

export const glanceFields: readonly ProjectField[] = [
  {
    field: 'status',
    label: 'Status',
    form: 'status',
    // The API contract has no source of a status, so a missing source does not mean that the status is unsourced.
    getValues: ({ status, status_source: source }) =>
      source ? sourcedText(status, source) : plainText(status),
  },
  {
    field: 'status_date',
    label: 'Status as of',
    form: 'date',
    beyondContract: true,
    getValues: ({ status_date: date }) => plainText(date),
  },
  { field: 'type', label: 'Type', getValues: ({ type }) => plainText(typeNames[type] ?? type) },
  {
    field: 'kind',
    label: 'Kind',
    beyondContract: true,
    getValues: ({ kind }) => plainText(kind),
  },
  {
    field: 'level',
    label: 'Level',
    beyondContract: true,
    getValues: ({ level }) => plainText(level),
  },
  {
    field: 'country',
    label: 'Country',
    getValues: ({ country }) =>
      country ? [{ text: country.name, path: countryPath(country.code) }] : [],
  },
  { field: 'region', label: 'Region', getValues: ({ region }) => plainText(region) },
  {
    field: 'managing_entity',
    label: 'Managed by',
    notCompared: true,
    getValues: (project) => {
      const { managing_entity: manager } = project
      if (!manager) return []
      const first = recordValue('entities', manager.id, manager.name, [managingSource(project)])
      const [second, ...more] = otherManagers(project)
      if (!second) return [first]
      if (more.length > 0) return [first, { text: `${more.length + 1} more` }]
      return [first, recordValue('entities', second.id, second.name, [second.source])]
    },
  },
  {
    field: 'announcement_date',
    label: 'Announced',
    form: 'date',
    getValues: (project) =>
      sourcedText(project.announcement_date, project.announcement_date_source),
  },
  {
    field: 'launch_date',
    label: launchedLabel,
    form: 'date',
    getValues: ({ launch_date: date, launch_date_source: source, status }) =>
      sourcedText(date && launchValue(date, status), source),
  },
  {
    field: 'end_date',
    label: 'Ended',
    form: 'date',
    beyondContract: true,
    getValues: (project) => sourcedText(project.end_date, project.end_date_source),
  },
  {
    field: 'mission_statement',
    label: 'Aim',
    getValues: (project) =>
      sourcedText(project.mission_statement, project.mission_statement_source),
  },
  {
    field: 'website',
    label: 'Website',
    form: 'website',
    // A website confirms itself, so the contract has no source for it.
    getValues: ({ website }) => plainText(website),
  },
  {
    field: 'stats',
    label: 'Connections',
    getValues: ({ stats }) => plainText(stats?.total_links.toLocaleString('en')),
  },
  {
    field: 'stats',
    label: networkScoreLabel,
    form: 'score',
    getValues: ({ stats }) => plainText(stats && `${stats.score.toFixed(1)} of 100`),
  },
]
