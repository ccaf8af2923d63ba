/** What every page is checked for, whatever it shows. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * All rules of axe, the sizes of targets (WCAG 2.2) too, which it leaves out by itself. Each with the first offender.
 * No page frames another, so that the simple way to run axe sees everything.
 */
async function accessibilityFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const themes = ['light', 'dark'] as const

/** In the colours for light and for dark surroundings; those of the system, which a page follows without a load. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  const papers = new Set<string>()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    papers.add(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
    const found = await accessibilityFaults(page)
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`))
  }
  return papers.size === themes.length ? faults : [...faults, 'both themes have one paper']
}

/** By how many pixels the page is wider than its window, once what follows the size of the window has been drawn. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** Where the page is wider than its window, of windows of these widths. */
export async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await sidewaysOverflow(page)
    if (overflow !== 0) overflows.push(`${overflow} px at ${width}`)
  }
  return overflows
}
