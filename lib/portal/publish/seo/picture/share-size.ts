/** The size in pixels that sites expect of pictures for shared links. */
export const shareSize = { width: 1200, height: 630 } as const
