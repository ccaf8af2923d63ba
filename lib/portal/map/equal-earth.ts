/**
 * The Equal Earth projection (Šavrič, Patterson and Jenny, 2018): a choropleth compares areas of colour, so that areas
 * must be true. The formulas are those of the paper, here without d3-geo, which the map page has no other use for.
 */

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
const m = Math.sqrt(3) / 2
const radians = Math.PI / 180

const yOf = (l: number): number => l * (a1 + a2 * l ** 2 + l ** 6 * (a3 + a4 * l ** 2))
const slopeOf = (l: number): number => a1 + 3 * a2 * l ** 2 + l ** 6 * (7 * a3 + 9 * a4 * l ** 2)

export interface Planar {
  x: number
  y: number
}

/** Degrees to the plane, y upwards. */
export function project(latitude: number, longitude: number): Planar {
  const l = Math.asin(m * Math.sin(latitude * radians))
  return { x: (longitude * radians * Math.cos(l)) / (m * slopeOf(l)), y: yOf(l) }
}

/** Half the width and half the height of the whole Earth. */
export const halfWidth = project(0, 180).x
export const halfHeight = project(90, 0).y

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** The plane to degrees; what lies off the Earth leads to its nearest edge. */
export function unproject({ x, y }: Planar): { latitude: number; longitude: number } {
  const height = within(y, halfHeight)
  let l = height
  for (let step = 0; step < 12; step += 1) l -= (yOf(l) - height) / slopeOf(l)
  const latitude = Math.asin(within(Math.sin(l) / m, 1)) / radians
  const longitude = (m * x * slopeOf(l)) / Math.cos(l) / radians
  return { latitude, longitude: within(longitude, 180) }
}

/** The part of the Earth that maps show at first: without the ice at both ends. */
export const shownLatitudes = { north: 84, south: -57 } as const
const top = project(shownLatitudes.north, 0).y
const bottom = project(shownLatitudes.south, 0).y
/** Width by height. */
export const shownAspect = (2 * halfWidth) / (top - bottom)
export const shownMiddle = unproject({ x: 0, y: (top + bottom) / 2 }).latitude
