// Opens the site's files with independent libraries.
import decodeIco from 'decode-ico'
import ICAL from 'ical.js'
import readQr from 'jsqr'
import { PNG } from 'pngjs'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { fromBuffer } from 'yauzl'

type XmlElement = { name: string; attributes: Record<string, string> }

/** @throws for anything that is not well-formed XML with namespaces */
export function readXml(xml: string): { elements: XmlElement[]; text: string } {
  const elements: XmlElement[] = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    elements.push({ name, attributes: Object.fromEntries(values) })
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.write(xml).close()
  return { elements, text }
}

/** An SVG that only draws: no script, no handler, nothing loaded. */
export function readSvg(svg: string) {
  const { elements, text } = readXml(svg)
  const drawing = new Set(['svg', 'title', 'rect', 'circle', 'path'])
  const foreign = elements.filter(({ name }) => !drawing.has(name)).map(({ name }) => name)
  const active = elements.flatMap(({ attributes }) =>
    Object.keys(attributes).filter((name) => /^on|href|style/i.test(name)),
  )
  const colors = elements.flatMap(({ attributes }) => [attributes.fill, attributes.stroke])
  return { root: elements[0], elements, title: text, foreign: [...foreign, ...active], colors: new Set(colors) }
}

export const readPng = (png: Buffer) => PNG.sync.read(png)

export const readIco = (ico: Buffer) => decodeIco(ico)

export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document)
  const { info } = await document.getMetadata()
  const actions = await document.getJSActions()
  return { pages: text, title: (info as { Title?: string }).Title, actions, document }
}

/** The text on one line. */
export const flowing = (text: string) => text.replace(/\s+/g, ' ').trim()

type Card = Record<string, string[]>

/** The properties of a card by name. @throws for anything but exactly one card */
export function readVcard(text: string): Card {
  const [kind, properties] = ICAL.parse(text) as [string, [string, Record<string, unknown>, string, unknown][]]
  if (kind !== 'vcard') throw new Error(`Not a card: ${kind}`)
  const card: Card = {}
  for (const [name, , , value] of properties) {
    // The reader leaves escaped semicolons as they are outside of lists.
    const text = [value].flat().join(';').replaceAll('\\;', ';')
    card[name] = [...(card[name] ?? []), text]
  }
  return card
}

export async function readQrSvg(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const code = readQr(new Uint8ClampedArray(data), info.width, info.height)
  if (!code) throw new Error('No code found')
  return new TextDecoder().decode(new Uint8Array(code.binaryData))
}

export function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    fromBuffer(zip, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
      if (error || !archive) return reject(error)
      archive.on('error', reject)
      archive.on('end', () => resolve(files))
      archive.on('entry', (entry) => {
        archive.openReadStream(entry, (problem, stream) => {
          if (problem || !stream) return reject(problem)
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('error', reject)
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks))
            archive.readEntry()
          })
        })
      })
      archive.readEntry()
    })
  })
}
