/** A text file that is written in pieces. Writes are synchronous, because the export runs in its own process. */
import { closeSync, openSync, writeFileSync } from 'node:fs'

const bufferLength = 256 * 1024

export class OutputFile {
  readonly #descriptor: number
  #buffered: string[] = []
  #length = 0

  constructor(file: string) {
    this.#descriptor = openSync(file, 'wx')
  }

  write(text: string): void {
    this.#buffered.push(text)
    this.#length += text.length
    if (this.#length >= bufferLength) this.#flush()
  }

  #flush(): void {
    writeFileSync(this.#descriptor, this.#buffered.join(''))
    this.#buffered = []
    this.#length = 0
  }

  close(): void {
    this.#flush()
    closeSync(this.#descriptor)
  }
}
