/** The page that checks credentials, and what a visitor does with it. */
import type { Page } from '@playwright/test'
import { testServer } from '../test-server'

export const getCredential = async (path: string): Promise<string> =>
  (await fetch(`${testServer.address}${path}.vc.json`)).text()

export const result = (page: Page) => page.locator('form.verifier').getByRole('status')
export const heading = (page: Page) => result(page).getByRole('heading')

export const field = (page: Page) =>
  page.getByLabel('Signed copy (a page with a digital signature), or the address of a page')

async function answer(page: Page): Promise<string> {
  await page.locator('[aria-busy="false"]').waitFor()
  return (await heading(page).textContent()) ?? ''
}

export async function check(page: Page, text: string): Promise<string> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  return answer(page)
}

/** Empties the field and so the last outcome, and pastes a text into it, which is checked at once. */
export async function paste(page: Page, text: string): Promise<string> {
  await field(page).fill('')
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, text)
  return answer(page)
}

/** Opens the page, and goes offline once it has loaded everything that a check needs. */
export async function openOffline(page: Page): Promise<void> {
  const document = page.waitForResponse('**/.well-known/did.json')
  await page.goto('/verify', { waitUntil: 'networkidle' })
  await (await document).finished()
  await page.context().setOffline(true)
}

export interface Dropped {
  name: string
  text: string
}

export async function drop(page: Page, files: Dropped[]): Promise<string> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer()
    for (const { name, text } of dropped) data.items.add(new File([text], name))
    return data
  }, files)
  await page.locator('form.verifier').dispatchEvent('drop', { dataTransfer })
  return answer(page)
}
