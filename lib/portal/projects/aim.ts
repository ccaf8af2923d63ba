/**
 * The mission of a project as a sentence. Missions often begin with an infinitive.
 * @example statedAim('To let people prove their age.', false) // 'It aims to let people prove their age.'
 */
export const statedAim = (mission: string, hasEnded: boolean): string =>
  mission.replace(/^To (?=\p{Ll})/u, `It ${hasEnded ? 'aimed' : 'aims'} to `)
