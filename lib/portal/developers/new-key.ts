/** The key that a visitor has just created, for the examples of the same tab. The browser forgets it with the tab. */

const keyForm = /^[\w-]{1,200}$/

/** @param stored the value in the session storage */
export const readNewKey = (stored: string | null): string | undefined =>
  stored !== null && keyForm.test(stored) ? stored : undefined

/** Replaces the environment variable with the key in an example of any language. */
export const withKey = (text: string, key: string): string =>
  text
    .replaceAll('process.env.DID_ATLAS_KEY', `'${key}'`)
    .replaceAll(/(?:os\.environ\["DID_ATLAS_KEY"\]|Sys\.getenv\("DID_ATLAS_KEY"\))/g, `"${key}"`)
    .replaceAll('$DID_ATLAS_KEY', key)
