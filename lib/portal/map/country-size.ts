/** The size of the maps of single countries, in CSS pixels. */
export const countrySize = { width: 480, height: 300 } as const
