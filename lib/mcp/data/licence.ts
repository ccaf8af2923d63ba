/** The licence, which is part of every result, because anyone who repeats the data has to name it. */
import { z } from 'zod'
import type { ToolData } from './tool-data'

export const Licence = z
  .object({
    name: z.string(),
    spdx_id: z.string(),
    url: z.string(),
    attribution: z.string().describe('Required credit'),
  })
  .describe('Licence of the data')

export async function getLicence(dataset: ToolData): Promise<z.input<typeof Licence>> {
  const { license, attribution } = await dataset.terms()
  return { ...license, attribution: attribution.text }
}
