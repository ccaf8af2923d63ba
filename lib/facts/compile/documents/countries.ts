import type { Country } from '@/lib/contract/countries'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import { type IsoCountry, seats } from '@/lib/facts/load/countries'
import { groupBy } from '@/lib/text/group-by'
import { byName, type Context, includedProject, type ProjectBacklink } from '../context'
import { codeOfRegulation } from './regulations'

const projectOfCountry = (backlink: ProjectBacklink) => {
  const { source, ...project } = includedProject(backlink)
  return { ...project, website: backlink.owner.website, source }
}

interface CountryIncludes {
  projects_hq: readonly unknown[]
  entities_hq: readonly unknown[]
  projects_target: readonly unknown[]
  regulations: readonly unknown[]
}

const countrySummary = (
  { id, code, name, formalName }: IsoCountry,
  includes: CountryIncludes,
): Country => ({
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
})

export function countryItems(context: Context): SnapshotItem[] {
  const { facts, backlinks } = context
  const managed = [...facts.projects.values()].sort(byName).flatMap((project) => {
    const managing = context.managingEntity(project)
    return managing ? [{ owner: project, relation: managing, code: managing.entity.country }] : []
  })
  const headquartered = groupBy(managed, ({ code }) => code)
  const entities = groupBy([...facts.entities.values()].sort(byName), (e) => e.country)
  const regulations = groupBy([...facts.regulations.values()].sort(byName), codeOfRegulation)
  return seats.map((seat) => {
    const { id, code, name } = seat
    const includes = {
      projects_hq: (headquartered.get(code) ?? []).map(projectOfCountry),
      entities_hq: (entities.get(code) ?? []).map((entity) => ({
        id: entity.id,
        name: entity.name,
        type: entity.type,
        website: entity.website,
        lei: entity.lei,
      })),
      projects_target: backlinks.targetCountry(code).map(projectOfCountry),
      regulations: (regulations.get(code) ?? []).map((regulation) => ({
        id: regulation.id,
        title: regulation.title,
        official_name: regulation.official_name,
        url: regulation.url,
      })),
    }
    return { id, names: [name], filters: {}, summary: countrySummary(seat, includes), includes }
  })
}
