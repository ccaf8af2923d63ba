/// <reference types="leaflet.markercluster" />

/** The module of the plugin exports its classes, but its types declare them only as additions to Leaflet. */
declare module 'leaflet.markercluster' {
  export { type MarkerCluster, MarkerClusterGroup } from 'leaflet'
}
