/** The site's icon for programs without support for SVG, rendered from the SVG file. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const drawing = path.join(process.cwd(), 'public', 'icon.svg')

export async function iconPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile(drawing)
  // With this density the drawing is rendered at its final size, so it is not scaled up afterwards.
  const picture = sharp(svg, { density: (72 * size) / 32 }).resize(size, size)
  return new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer())
}

const headerSize = 22

/** An ICO file with one picture: a directory with one entry, then the PNG. */
export async function iconIco(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await iconPng(size)
  const ico = new Uint8Array(headerSize + png.length)
  const view = new DataView(ico.buffer)
  view.setUint16(2, 1, true) // an icon
  view.setUint16(4, 1, true) // of one picture
  view.setUint8(6, size)
  view.setUint8(7, size)
  view.setUint16(10, 1, true) // colour planes
  view.setUint16(12, 32, true) // bits per pixel
  view.setUint32(14, png.length, true)
  view.setUint32(18, headerSize, true)
  ico.set(png, headerSize)
  return ico
}
