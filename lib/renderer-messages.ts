/** The messages between a server and its renderer over their IPC channel, besides `upstream-report.ts`. */

const newData = 'new data '

/** From the server: its own API serves other data from now on. Each message has a number of its own. */
export const newDataMessage = (number: number): string => `${newData}${number}`

export const isNewDataMessage = (message: unknown): message is string =>
  typeof message === 'string' && message.startsWith(newData)

/** From the renderer: pages rendered from now on use that data. */
export const readMessage = (message: string): string => `read ${message}`
