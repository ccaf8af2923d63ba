import { endedStatuses } from '@/lib/contract/values'

/**
 * The mission of a project as a sentence. Missions often begin with an infinitive.
 * @example statedAim({ mission_statement: 'To let people prove their age.' }) // 'It aims to let people prove their age.'
 */
export function statedAim(project: {
  mission_statement?: string | null
  status?: string | null
}): string {
  const verb = endedStatuses.has(project.status ?? '') ? 'aimed' : 'aims'
  return (project.mission_statement ?? '').replace(/^To (?=\p{Ll})/u, `It ${verb} to `)
}
