/** The size of the map of a country, in CSS pixels. */
export const countrySize = { width: 480, height: 300 } as const
