/** Labels that several parts of the site share, so that each idea has one name. */

/** The label of the launch date: when the intended users could first use a project. */
export const launchedLabel = 'Launched'
export const launchYearLabel = 'Launch year'
/** In place of the launch date of a project that is only announced or in pilot. */
export const notLaunchedLabel = 'Not yet'

/** The label of a fact that its source withholds, or on which we found no source. It never means No. */
export const notDisclosedLabel = 'Not disclosed'

/** The label and the placeholder of the search, wherever its box is. */
export const searchLabel = 'Search this site'
export const searchPlaceholder = 'Name or topic'
