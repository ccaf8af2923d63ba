/** Labels that several parts of the site share, so that each idea has one name. */

/** The label of the launch date: when the intended users could first use a project. */
export const launchedLabel = 'Launched'
export const launchYearLabel = 'Launch year'
/** The label of the kind of source that a status rests on. */
export const statusEvidenceLabel = 'Evidence of status'
/** In place of the launch date of a project that is only announced or in pilot, and for the number of such projects. */
export const notLaunchedLabel = 'Not launched yet'
/** The choice of both in a filter: the projects without a launch year. */
export const noLaunchYearLabel = 'Not launched yet, or date not disclosed'

/** The label of `stats.score`: how well a project is connected. */
export const networkScoreLabel = 'Network score'

/** What a status does not mean, wherever a legal duty is next to it. */
export const notCertifiedNote = '“Launched” does not mean certified'

/** The label of a fact that no public source states, and its definition on all pages. */
export const notDisclosedLabel = 'Not disclosed'
export const notDisclosedMeaning =
  '“Not disclosed” means that we found no public source for the answer. It does not mean No.'

/** In place of the date of a status whose source has none. */
export const sourceUndatedLabel = 'Source undated'

/** In place of the day on which a source was last read. */
export const notRecordedLabel = 'Not recorded'

/** The label of the source of a record itself. */
export const confirmedByLabel = 'Entry confirmed by'

/** The label where we know of no wallet, law or project. */
export const noneKnownLabel = 'None known'
/** The label of the national wallet of the European Union, which is not a country. */
export const notApplicableLabel = 'Not applicable'

/** The note on the roles of people, whose end sources rarely state. */
export const rolesNote = 'Roles are those given in the source and may have ended.'

/** The label and the placeholder of the search, wherever its box is. */
export const searchLabel = 'Search this site'
export const searchPlaceholder = 'Name or topic'
