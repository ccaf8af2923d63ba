/** Checks that apply to every page, whatever it shows. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations of all axe rules, each with the first offending element. Target sizes (WCAG 2.2) are included, which
 * axe does not check by default. No page contains frames, so axe sees everything in its legacy mode.
 */
async function accessibilityFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const themes = ['light', 'dark'] as const

/** The faults in the light and the dark theme. The page follows the system's theme without being loaded again. */
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

/** By how many pixels the page is wider than its window, once everything that depends on its size has been drawn. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** The window widths, of those given, at which the page is wider than the window. */
export async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await sidewaysOverflow(page)
    if (overflow !== 0) overflows.push(`${overflow} px at ${width}`)
  }
  return overflows
}
