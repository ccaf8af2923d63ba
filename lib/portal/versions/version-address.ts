/** The address of the page of a version. @example versionAddress('2026.11.22') // '/versions/2026.11.22' */
export const versionAddress = (version: string): string => `/versions/${version}`
