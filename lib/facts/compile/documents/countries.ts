import type { Country } from '@/lib/contract/countries'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import { seats } from '@/lib/facts/load/countries'
import { groupBy } from '@/lib/text/group-by'
import { type Context, includedProject, type ProjectBacklink, pick } from '../context'
import { byName } from '../order'
import { codeOfRegulation } from './regulations'

const projectOfCountry = (backlink: ProjectBacklink) => {
  const { source, ...project } = includedProject(backlink)
  return { ...project, website: backlink.owner.website, source }
}

export function countryItems(context: Context): SnapshotItem[] {
  const { facts, backlinks } = context
  const managed = [...facts.projects.values()].sort(byName).flatMap((project) => {
    const managing = context.managingEntity(project)
    return managing ? [{ owner: project, relation: managing, code: managing.entity.country }] : []
  })
  const headquartered = groupBy(managed, ({ code }) => code)
  const entities = groupBy([...facts.entities.values()].sort(byName), (e) => e.country)
  const regulations = groupBy([...facts.regulations.values()].sort(byName), codeOfRegulation)
  return seats.map(({ id, code, name, formalName }) => {
    const includes = {
      projects_hq: (headquartered.get(code) ?? []).map(projectOfCountry),
      entities_hq: (entities.get(code) ?? []).map((entity) =>
        pick(entity, 'id', 'name', 'type', 'website', 'lei'),
      ),
      projects_target: backlinks.targetCountry(code).map(projectOfCountry),
      regulations: (regulations.get(code) ?? []).map((regulation) =>
        pick(regulation, 'id', 'title', 'official_name', 'url'),
      ),
    }
    const summary: Country = {
      id,
      name,
      code,
      formal_name: formalName,
      stats: {
        entities: includes.entities_hq.length,
        projects_hq: includes.projects_hq.length,
        projects_target: includes.projects_target.length,
        regulations: includes.regulations.length,
      },
    }
    return { id, names: [name], filters: {}, summary, includes }
  })
}
