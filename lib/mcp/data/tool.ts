/**
 * A tool: the schemas of its input and output, and the function between them. The licence is part of every result,
 * because anyone who repeats the data has to name it.
 */
import { z } from 'zod'
import type { RateClass } from '@/lib/contract/headers'
import type { Terms } from '@/lib/contract/terms'
import type { DatasetLists } from '@/lib/portal/list/dataset-lists'
import { once } from '@/lib/promises/cached-promise'

/** Requests a path of the API. Rejects with an `ApiError` where the API would respond with one. */
export type QueryApi = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * The data behind the tools, in one state: the API of this site, called in the same process, and the lists of the website.
 */
export class ToolData {
  readonly terms: () => Promise<Terms>

  /** `siteUrl` is the public address of the site, without a trailing slash. */
  constructor(
    readonly queryApi: QueryApi,
    readonly lists: DatasetLists,
    readonly siteUrl: string,
  ) {
    this.terms = once(async () => (await queryApi('/terms')) as Terms)
  }
}

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
