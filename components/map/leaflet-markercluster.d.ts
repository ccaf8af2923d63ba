/// <reference types="leaflet.markercluster" />

/** The plugin exports its classes; its types know them as additions to Leaflet only. */
declare module 'leaflet.markercluster' {
  export { type MarkerCluster, MarkerClusterGroup } from 'leaflet'
}
