import type { DataSource } from '../served'

/** False for a copy of another server's data: that server publishes the data, so nothing of it is signed here. */
export const isOwnData = ({ dataset }: Pick<DataSource, 'dataset'>): boolean =>
  dataset.manifest.getMirror === undefined
