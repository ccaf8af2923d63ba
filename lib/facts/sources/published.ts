/** The date on which a page was published, if its address contains one: `/2025/10/21/`, `/202510/`. */

const year = '(20[0-3]\\d)'
const month = '(0[1-9]|1[0-2])'
const day = '(0[1-9]|[12]\\d|3[01])'

const forms = [
  new RegExp(`/${year}[/-]${month}[/-]${day}(?=[/-]|$)`),
  new RegExp(`/${year}${month}${day}(?=[/-]|$)`),
  new RegExp(`/${year}[/-]${month}(?=/|$)`),
  new RegExp(`/${year}${month}(?=/|$)`),
]

/**
 * Returns a date in ISO 8601, as precise as in the address, or undefined if it contains none, or one that does not
 * exist.
 */
export function publishedInAddress(url: string): string | undefined {
  const { pathname } = new URL(url)
  for (const form of forms) {
    const [found, ...parts] = form.exec(pathname) ?? []
    if (found === undefined) continue
    const date = parts.join('-')
    const whole = new Date(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`)
    return Number.isNaN(whole.getTime()) || !whole.toISOString().startsWith(date) ? undefined : date
  }
  return undefined
}
