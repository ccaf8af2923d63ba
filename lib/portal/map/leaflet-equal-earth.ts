/** Equal Earth as a coordinate reference system for Leaflet. As in others, the Earth is 256 pixels wide at zoom 0. */
import { bounds, CRS, extend, latLng, type Projection, point, Transformation } from 'leaflet'
import { halfHeight, halfWidth, project, unproject } from './equal-earth'

const projection: Projection = {
  bounds: bounds([-halfWidth, -halfHeight], [halfWidth, halfHeight]),
  project({ lat, lng }) {
    const { x, y } = project(lat, lng)
    return point(x, y)
  },
  unproject(planar) {
    const { latitude, longitude } = unproject(point(planar))
    return latLng(latitude, longitude)
  },
}

const scale = 1 / (2 * halfWidth)

export const equalEarth: CRS = extend({}, CRS.Earth, {
  code: 'equal-earth',
  projection,
  transformation: new Transformation(scale, 0.5, -scale, 0.5),
  infinite: false,
})
