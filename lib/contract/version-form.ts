/** The name of a version of the data is its day: `2026.11.22`. The file contains no schema: browsers load it. */
export const versionForm = /^\d{4}\.\d{2}\.\d{2}$/
