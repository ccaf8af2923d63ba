/** A share in percent. */

/**
 * The share as a number above 0 and up to 1; undefined for any other text.
 * @example parseShare('25%') // 0.25
 */
export function parseShare(text: string): number | undefined {
  const share = /^\d{1,3}%$/.test(text) ? Number.parseInt(text, 10) / 100 : 0
  return share > 0 && share <= 1 ? share : undefined
}
