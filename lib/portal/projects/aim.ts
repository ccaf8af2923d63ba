/**
 * The mission of a project as a phrase of its own. Missions often begin with an infinitive.
 * @example statedAim('To let people prove their age.') // 'Aim: to let people prove their age.'
 */
export const statedAim = (mission: string): string => mission.replace(/^To (?=\p{Ll})/u, 'Aim: to ')
