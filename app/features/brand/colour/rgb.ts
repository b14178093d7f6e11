// Colours as #rrggbb, with CSS's arithmetic.
export type Hex = `#${string}`
export type Rgb = readonly [red: number, green: number, blue: number]

const pattern = /^#[0-9a-f]{6}$/i

export const isHex = (value: string): value is Hex => pattern.test(value)

/** @throws RangeError for anything but #rrggbb */
export function toRgb(color: Hex): Rgb {
  if (!isHex(color)) throw new RangeError('A colour must be written as #rrggbb')
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function toHex(rgb: Rgb): Hex {
  const parts = rgb.map((part) => Math.round(Math.min(255, Math.max(0, part))).toString(16))
  return `#${parts.map((part) => part.padStart(2, '0')).join('')}`
}

/** The same as color-mix(in srgb, color share, other). */
export function mix(color: Hex, other: Hex, share: number): Hex {
  const [a, b] = [toRgb(color), toRgb(other)]
  const blend = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return toHex([blend(0), blend(1), blend(2)])
}
