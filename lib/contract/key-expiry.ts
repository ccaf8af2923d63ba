/** When keys that visitors have created expire. */

/** A key expires after this many days without use. */
export const unusedDays = 90
/** A key that was never used expires after this many hours. */
export const neverUsedHours = 24

/** @example `A key expires ${keyExpiry}.` */
export const keyExpiry = `after ${unusedDays} days without use, or after ${neverUsedHours} hours if it is never used`
