import { encode } from 'uqr'

type Qr = {
  /** Width and height in modules, including the quiet zone. */
  size: number
  /** An SVG path of the dark modules. */
  path: string
}

export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
