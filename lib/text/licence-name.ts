/**
 * The name of a licence on pages, from its SPDX identifier. Other identifiers are returned unchanged.
 * @example licenceName('CC-BY-4.0') // 'CC BY 4.0'
 */
export const licenceName = (id: string): string => id.replace(/^CC-(.+)-(\d\.\d)$/, 'CC $1 $2')
