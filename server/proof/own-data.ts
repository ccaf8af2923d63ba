import type { Served } from '../served'

/** False for a copy of another server's store: that server publishes the data, so nothing of it is signed here. */
export const isOwnData = ({ store }: Pick<Served, 'store'>): boolean =>
  store.manifest.mirrorOf === undefined
