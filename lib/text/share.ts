/** Percentages. */

/**
 * Parses a percentage to a number above 0 and up to 1. Returns undefined for any other text.
 * @example parseShare('25%') // 0.25
 */
export function parseShare(text: string): number | undefined {
  const share = /^\d{1,3}%$/.test(text) ? Number.parseInt(text, 10) / 100 : 0
  return share > 0 && share <= 1 ? share : undefined
}
