import { z } from 'zod'
import type { ProjectDetail } from '@/lib/contract/projects'
import { compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { compareProjects } from '@/lib/portal/compare/comparison'
import { type FieldValue, getText } from '@/lib/portal/profile/fields/project-field'
import {
  buildOutline,
  findReference,
  getId,
  RecordOutline,
  RecordText,
  readRecord,
} from '../data/records'
import { makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence, type ToolData, ToolError } from '../data/tool'

const ComparedValue = z.object({ text: z.string(), sources: SourceList })

async function projectId(dataset: ToolData, text: string): Promise<number> {
  const reference = await findReference(dataset, text)
  if (reference.family === 'projects') return reference.id
  throw new ToolError(
    `${getId(reference)} is not a project. Only projects and consortia can be compared.`,
  )
}

const comparedValue = (form: Parameters<typeof getText>[0]['form'], value: FieldValue) => ({
  text: getText({ form }, value),
  sources: makeSourceList((value.sources ?? []).map((source) => ({ source }))),
})

export const compare = defineTool({
  name: 'compare',
  title: 'Compare projects',
  description:
    'Compares two to six projects or consortia: shared and different properties with the sources of each value, and properties that none discloses.',
  limit: 'general',
  input: z.strictObject({
    projects: z
      .array(RecordText)
      .min(2)
      .max(maxCompared)
      .describe('Project ids, such as ["project-118", "project-48"]'),
    only_differences: z.boolean().default(false).describe('True leaves out shared properties'),
  }),
  output: z.object({
    projects: z.array(RecordOutline),
    properties: z.array(
      z.object({
        group: z.string(),
        property: z.string(),
        same: z.boolean().describe('True if all projects have the same value'),
        values: z.array(z.array(ComparedValue)).describe('One per project, in the same order'),
      }),
    ),
    stated_by_none: z.array(z.string()),
    page: z.string().describe('Comparison on the website'),
    licence: Licence,
  }),
  async answer({ projects: texts, only_differences: onlyDifferences }, dataset) {
    const ids = [...new Set(await Promise.all(texts.map((text) => projectId(dataset, text))))]
    if (ids.length < 2) throw new ToolError('These are the same project. Name two different ones.')
    const references = ids.map((id) => ({ family: 'projects' as const, id }))
    const read = references.map((reference) => readRecord(dataset, reference))
    const projects = (await Promise.all(read)) as ProjectDetail[]
    const { groups, empty } = compareProjects(projects)
    const properties = groups.flatMap(({ title: group, rows }) =>
      rows.map(({ name: property, form, cells, agrees: same }) => {
        const values = cells.map((cell) => cell.map((value) => comparedValue(form, value)))
        return { group, property, same, values }
      }),
    )
    return {
      projects: projects.map((project) =>
        buildOutline(dataset, { family: 'projects', id: project.id }, project),
      ),
      properties: properties.filter(({ same }) => !(same && onlyDifferences)),
      stated_by_none: [...empty],
      page: dataset.siteUrl + compareAddress('projects', ids, onlyDifferences),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ projects, properties }) =>
    [
      projects.map(({ record, name }) => `${record}: ${name}`).join(' | '),
      ...properties.map(({ property, values }) => {
        const texts = values.map((value) => value.map(({ text }) => text).join(', ') || '–')
        return `${property}: ${texts.join(' | ')}`
      }),
    ].join('\n'),
})
