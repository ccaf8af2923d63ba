/**
 * The Equal Earth projection (Šavrič, Patterson and Jenny, 2018). A choropleth map needs an equal-area projection,
 * because viewers compare the areas of colours. The formulas and names follow the paper. Browsers do not load d3-geo
 * for it, because the map page needs nothing else from that package.
 */

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
const m = Math.sqrt(3) / 2
const radians = Math.PI / 180

const getY = (theta: number): number =>
  theta * (a1 + a2 * theta ** 2 + theta ** 6 * (a3 + a4 * theta ** 2))
const computeSlope = (theta: number): number =>
  a1 + 3 * a2 * theta ** 2 + theta ** 6 * (7 * a3 + 9 * a4 * theta ** 2)

interface PlanarPoint {
  x: number
  y: number
}

/**
 * Projects degrees to the plane. The y axis points upwards.
 * @example project(46.9, 7.4)
 */
export function project(latitude: number, longitude: number): PlanarPoint {
  const theta = Math.asin(m * Math.sin(latitude * radians))
  return { x: (longitude * radians * Math.cos(theta)) / (m * computeSlope(theta)), y: getY(theta) }
}

/** Half the width and half the height of the full Earth. */
export const halfWidth = project(0, 180).x
export const halfHeight = project(90, 0).y

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** Projects a point of the plane to degrees. A point outside the Earth is moved to its edge. */
export function unproject({ x, y }: PlanarPoint): { latitude: number; longitude: number } {
  const height = clamp(y, halfHeight)
  // Newton's method.
  let theta = height
  for (let iteration = 0; iteration < 12; iteration += 1)
    theta -= (getY(theta) - height) / computeSlope(theta)
  const latitude = Math.asin(clamp(Math.sin(theta) / m, 1)) / radians
  const longitude = (m * x * computeSlope(theta)) / Math.cos(theta) / radians
  return { latitude, longitude: clamp(longitude, 180) }
}

/** A part of the plane, whose y axis points upwards. */
export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

/** The part that maps show at first: without the ice at both poles and the empty Pacific west of Alaska. */
export const shownBox: Box = {
  left: -0.71 * halfWidth,
  right: halfWidth,
  bottom: project(-57, 0).y,
  top: project(84, 0).y,
}

const shownWidth = shownBox.right - shownBox.left
/** The size of the picture of the world, in CSS pixels. */
export const worldSize = {
  width: 820,
  height: Math.round((820 * (shownBox.top - shownBox.bottom)) / shownWidth),
}
/** The scale of this picture, in pixels for each unit of the plane. */
export const worldScale = worldSize.width / shownWidth
