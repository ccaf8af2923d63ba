/** The size in pixels that sites ask for where a link is shared. */
export const shareSize = { width: 1200, height: 630 } as const
