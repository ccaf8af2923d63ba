/**
 * Finds the parts of a query that a file cannot apply: unknown parameters and impossible values. A page names them and
 * shows the rest, but a program would mistake the rest for the result.
 */
import { findClosest } from '@/lib/text/closest'
import { singleLine } from '@/lib/text/lines'
import { getSearchText, maxQueryLength } from '@/lib/text/search-text'
import { noValue } from './facets'
import type { Facet, ListDefinition, ValueParser } from './list-definition'
import { getMatchKey, matchAll, maxValues } from './list-state'

interface KnownParameter {
  /** A name that people may use instead of the parameter's: `'Based in'`. */
  label?: string
  parse: ValueParser
  values?: readonly string[]
  /** Describes its values, if they are many: `'a two-letter country code, such as CH'`. */
  form?: string
  suggest?: (text: string) => string | undefined
  /** True for a parameter that messages do not list, because it only refines another parameter. */
  unlisted?: true
}

export type KnownParameters = Readonly<Record<string, KnownParameter>>

export const oneOf = (values: readonly string[]): KnownParameter => ({
  parse: (value) => (values.includes(value) ? value : undefined),
  values,
})

export function facetParameter({ label, parse, order, form, suggest }: Facet): KnownParameter {
  const noneChoice = parse(noValue) === undefined ? [] : [noValue]
  return { label, parse, form, suggest, values: order && [...order, ...noneChoice] }
}

const matchParameter: KnownParameter = { ...oneOf(['any', matchAll]), unlisted: true }

/** The parameters of facets, each with a parameter that sets whether a record needs any or all of the values. */
export const facetParameters = (facets: readonly Facet[]): KnownParameters => ({
  ...Object.fromEntries(facets.map((facet) => [facet.key, facetParameter(facet)])),
  ...Object.fromEntries(facets.map(({ key }) => [getMatchKey(key), matchParameter])),
})

export const textParameter: KnownParameter = {
  parse: (value) => (value.length <= maxQueryLength ? value : undefined),
  form: `text of at most ${maxQueryLength} characters`,
}

export function listFileParameters(list: ListDefinition): KnownParameters {
  const { hiddenByDefault, sorts, facets } = list
  return {
    q: textParameter,
    sort: oneOf(sorts.flatMap(({ key }) => [key, `-${key}`])),
    ...facetParameters(facets),
    ...(hiddenByDefault ? { [hiddenByDefault.key]: oneOf([hiddenByDefault.value]) } : {}),
  }
}

const pageParameter: KnownParameter = {
  parse: (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : undefined),
  form: 'the number of a page, from 1',
}

export const listDataParameters = (list: ListDefinition): KnownParameters => ({
  ...listFileParameters(list),
  page: pageParameter,
  open: oneOf(list.facets.map(({ key }) => key)),
})

/** An excerpt of a text from the address, safe to repeat in a message. */
const quoteText = (text: string): string => `“${[...singleLine(text)].slice(0, 100).join('')}”`

const getSuggestion = (text: string | undefined): string =>
  text === undefined ? '' : ` Did you mean ${quoteText(text)}?`

const maxListed = 20

function validValues({ values, form }: KnownParameter): string {
  if (values && values.length <= maxListed) return ` Valid values: ${values.join(', ')}.`
  return form === undefined ? '' : ` A valid value is ${form}.`
}

function unknownParameter(name: string, knownParameters: KnownParameters): string {
  const names = Object.keys(knownParameters).filter((key) => !knownParameters[key]?.unlisted)
  const byText = new Map(
    Object.entries(knownParameters).flatMap(([key, { label = key }]) => [
      [label, key],
      [key, key],
    ]),
  )
  const suggestion = byText.get(findClosest(name, [...byText.keys()]) ?? '')
  const problem =
    name === 'page'
      ? 'Files contain all rows. Remove the parameter “page”.'
      : `There is no parameter ${quoteText(name)}.${getSuggestion(suggestion)}`
  return `${problem} Valid parameters: ${names.join(', ')}.`
}

export function invalidValue(name: string, text: string, parameter: KnownParameter): string {
  const { values = [], suggest } = parameter
  const suggestion = findClosest(text, values) ?? suggest?.(text)
  return `${quoteText(text)} is not a valid value for “${name}”.${getSuggestion(suggestion)}${validValues(parameter)}`
}

/** Sentences about each problem of a query. An empty value counts as if the parameter were absent. */
export function queryProblems(
  knownParameters: KnownParameters,
  parameters: URLSearchParams,
): string[] {
  return [...new Set(parameters.keys())].flatMap((name) => {
    const parameter = Object.hasOwn(knownParameters, name) ? knownParameters[name] : undefined
    if (!parameter) return [unknownParameter(name, knownParameters)]
    const values = parameters.getAll(name)
    if (values.length > maxValues) return [`“${name}” has more than ${maxValues} values.`]
    return values.flatMap((value) => {
      // `getSearchText` would cut a text that is too long.
      const text = parameter === textParameter ? value.trim() : getSearchText(value)
      return !text || parameter.parse(text) !== undefined
        ? []
        : [invalidValue(name, text, parameter)]
    })
  })
}
