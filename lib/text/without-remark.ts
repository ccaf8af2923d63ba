/**
 * A name without the parentheses at its end: `Ministry of Interior` for `Ministry of Interior
 * (Slovakia)`.
 */
export const withoutRemark = (title: string): string => title.replace(/\s+\([^()]*\)$/, '') || title
