/** Declares a common type for the shape files, because their literal types would be as large as the files. */
declare module 'world-atlas/countries-110m.json' {
  const topology: import('./topology').WorldTopology
  export = topology
}

declare module 'world-atlas/countries-50m.json' {
  const topology: import('./topology').WorldTopology
  export = topology
}
