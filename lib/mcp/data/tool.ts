/** What a tool is: what it takes and gives as schemas, and a function from the one to the other. */
import type { z } from 'zod'
import type { RateClass } from '@/lib/contract/headers'
import type { Dataset } from './dataset'

export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string
  title: string
  /** What a model reads to choose a tool. */
  description: string
  /** The limit of the API that its calls count against. */
  limit: RateClass
  input: Input
  output: Output
  answer: (input: z.output<Input>, dataset: Dataset) => Promise<z.input<Output>>
}

/** A tool of any input. Its schema has checked the input before the function gets it. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool => tool as unknown as Tool

/** Thrown for what cannot be answered as it is asked. The message names the fault and the remedy. */
export class ToolError extends Error {
  override name = 'ToolError'
}
