import { encode } from 'uqr'
import { escapeHtml } from '../type/plain-text.ts'

type QrCode = {
  /** Width and height in modules, including the quiet zone. */
  size: number
  /** An SVG path of the dark modules. */
  path: string
}

/** Short texts get a higher level of error correction. */
export function qrCode(text: string): QrCode {
  const ecc = Buffer.byteLength(text) <= 400 ? 'M' : 'L'
  const { size, data } = encode(text, { ecc, border: 4 })
  return { size, path: data.map(rowPath).join('') }
}

/** Joins neighbouring modules into one stroke, because gaps between them would be visible in print. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const length = (end < 0 ? row.length : end) - x
    path += `M${x} ${y}h${length}v1h-${length}z`
    x += length
  }
  return path
}

export function qrCodeSvg(text: string, title: string): string {
  const { size, path } = qrCode(text)
  const words = escapeHtml(title)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img"><title>${words}</title><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
}
