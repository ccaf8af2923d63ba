/** What every page is checked for, whatever it shows. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All rules of axe, the sizes of targets (WCAG 2.2) too, which it leaves out by itself. Each with the first offender. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** By how many pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
