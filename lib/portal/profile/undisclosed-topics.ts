/** The topics that the record of a project does not cover, as in “We found no source for its technology or ledger.” */
import type { ProjectDetail } from '@/lib/contract/projects'
import { technicalProperties } from '@/lib/contract/projects'
import { getStage } from '@/lib/portal/projects/status'

type List = readonly unknown[] | null | undefined

const isMissing = (...lists: List[]): boolean => lists.every((list) => !list || list.length === 0)

const hasTechnology = (project: ProjectDetail): boolean =>
  Boolean(project.tech_stack_description) ||
  technicalProperties.some((property) => typeof project[property] === 'boolean')

/**
 * The topics without any fact. A project that is planned or in pilot has no launch date yet.
 * @example undisclosedTopics(project) // ['technology', 'standards', 'ledger']
 */
export function undisclosedTopics(project: ProjectDetail): string[] {
  const { status, launch_date: launched } = project
  const isStarted = ['running', 'ended'].includes(getStage(status) ?? '')
  const topics: [topic: string, isMissing: boolean][] = [
    ['technology', !hasTechnology(project)],
    ['standards', isMissing(project.standards)],
    ['ledger', isMissing(project.dlt_instances, project.did_methods)],
    ['organizations', isMissing(project.entities)],
    ['legal basis', isMissing(project.regulations)],
    ['launch date', isStarted && !launched],
  ]
  return topics.flatMap(([topic, missing]) => (missing ? [topic] : []))
}
