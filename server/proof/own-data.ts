import type { Served } from '../snapshots'

/** A store that is a copy of another server's is published there: nothing of it is signed here. */
export const isOwnData = ({ store }: Pick<Served, 'store'>): boolean =>
  store.manifest.mirrorOf === undefined
