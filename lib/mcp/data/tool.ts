/**
 * A tool: the schemas of its input and output, and the function between them. The licence is part of every result,
 * because anyone who repeats the data has to name it.
 */
import { z } from 'zod'
import type { RateClass } from '@/lib/contract/headers'
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

export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string
  title: string
  /** The text by which a model chooses a tool. */
  description: string
  /** The rate limit of the API that calls count against. */
  limit: RateClass
  input: Input
  output: Output
  answer: (input: z.output<Input>, dataset: ToolData) => Promise<z.input<Output>>
  /** The answer in short lines, for programs that show a model only the text of a result. */
  getText: (answer: z.input<Output>) => string
}

/**
 * Erases the types of a tool's input and output, so that all tools fit into one list. The schema has checked the input
 * before the function receives it.
 */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool => tool as unknown as Tool

/** Thrown for an invalid request. The message names the fault and the remedy. */
export class ToolError extends Error {
  override name = 'ToolError'
}
