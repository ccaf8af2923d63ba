/** The shape files, whose literal types would be as large as they are. */
declare module 'world-atlas/countries-110m.json' {
  const topology: import('./topology').WorldTopology
  export = topology
}

declare module 'world-atlas/countries-50m.json' {
  const topology: import('./topology').WorldTopology
  export = topology
}
