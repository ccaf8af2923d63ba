/** Types for the parts of citation-js that are used here, because it comes without types. */
declare module '@citation-js/core' {
  interface CiteOutputOptions {
    format?: string
    template?: string
    lang?: string
  }
  export class Cite {
    constructor(input: unknown, options?: { forceType: string })
    readonly data: Record<string, unknown>[]
    format(output: 'bibliography', options: CiteOutputOptions): string
    format(output: 'bibtex'): string
    format(output: 'ris', options: { format: 'object' }): Record<string, string | string[]>[]
  }
  interface Configurations {
    '@bibtex': { format: { asciiOnly: boolean; useIdAsLabel: boolean; checkLabel: boolean } }
    '@csl': {
      templates: { add: (name: string, xml: string) => void; get: (name: string) => string }
    }
  }
  export const plugins: {
    config: { get: <Name extends keyof Configurations>(name: Name) => Configurations[Name] }
  }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
declare module '@citation-js/plugin-csl'
