import { ProjectType } from '@/lib/contract/values'
import { defineGraphList } from '../define-list'
import { idOfNode, linkedRecord } from '../facets'
import { countryCell, countryCellOfCode, listRow, recordCell } from '../list-row'
import { nameSort, numberSort } from '../sorts'
import { notGiven, projectFacets } from './project-facets'

const tagOf = (type: string) => (type === ProjectType.enum.Consortium ? 'consortium' : undefined)

export const projectList = defineGraphList<'projects'>({
  family: 'projects',
  intro:
    'Government-affiliated decentralized identity projects and consortia: who manages them, where they stand, and every fact with its source.',
  noun: ['project or consortium', 'projects and consortia'],
  headings: { type: { Consortium: 'Consortia', 'DID Project': 'DID projects' } },
  pageSize: 20,
  columns: [
    { key: 'status', title: 'Status', kind: 'status' },
    { key: 'manager', title: 'Managed by', kind: 'record', family: 'entities' },
    { key: 'country', title: 'Headquarters', kind: 'country' },
    { key: 'launched', title: 'First use', kind: 'date', sort: 'launched' },
    { key: 'score', title: 'Score', kind: 'figure', sort: 'score' },
  ],
  facets: projectFacets,
  sorts: [
    numberSort('score', 'Score', ({ node }) => node.score),
    nameSort(({ node }) => node.title),
    {
      key: 'launched',
      descending: 'First use, newest first',
      ascending: 'First use, oldest first',
      descendingFirst: true,
      valueOf: ({ node }) => node.launch ?? undefined,
    },
  ],
  defaultSort: '-score',
  idOf: idOfNode,
  nameOf: ({ node }) => node.title,
  rowOf: ({ node, neighbours }, names) =>
    listRow({
      id: idOfNode({ node }),
      name: node.title,
      tag: tagOf(node.type),
      note: node.description,
      cells: {
        status: node.status === notGiven ? undefined : node.status,
        manager: linkedRecord(neighbours, 'entities', 'Managing'),
        country: countryCellOfCode(node.country, names),
        launched: node.launch,
        score: node.score?.toFixed(1),
      },
    }),
  rowOfItem: (project) =>
    listRow({
      id: project.id,
      name: project.title,
      tag: tagOf(project.type),
      note: project.mission_statement,
      cells: {
        status: project.status,
        manager: recordCell(project.managing_entity),
        country: countryCell(project.country),
        launched: project.launch_date,
        score: project.stats.score.toFixed(1),
      },
    }),
})
