/** The location of a store: a file, or a PostgreSQL database. */

export const isDatabase = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** The address of a database as it may be printed: without a password and options. */
export function printableAddress(url: string): string {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
}

/** A location without its password, for output. */
export const printableLocation = (location: string): string =>
  isDatabase(location) ? printableAddress(location) : location
