// OKLCH, in which lightness changes without a visible shift of hue (Björn Ottosson, 2020).

import { defaultPalette } from '../defaults.ts'
import { type Hex, type Rgb, toHex, toRgb } from './rgb.ts'

type Oklch = { lightness: number; chroma: number; hue: number }

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

export function toOklch(color: Hex): Oklch {
  const [r, g, b] = toRgb(color).map((part) => toLinear(part / 255)) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  }
}

/** The nearest displayable colour: same lightness and hue, with less chroma if necessary. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const full = toRgbShares(lightness, chroma, hue)
  if (isShown(full)) return toHex(full)
  let [low, high] = [0, chroma]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (isShown(toRgbShares(lightness, middle, hue))) low = middle
    else high = middle
  }
  return toHex(toRgbShares(lightness, low, hue))
}

function toRgbShares(lightness: number, chroma: number, hue: number): Rgb {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    255 * fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    255 * fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    255 * fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

// Rounding absorbs half a step of 255.
const isShown = (rgb: Rgb) => rgb.every((part) => part >= -0.5 && part <= 255.5)

const usual = toOklch(defaultPalette.backgroundColor)

/** Gives the site's greys, which lean towards its dark ground, the hue of another ground. */
export function retint(grey: Hex, ground: Hex): Hex {
  const own = toOklch(ground)
  const { lightness, chroma, hue } = toOklch(grey)
  const share = Math.min(1, own.chroma / usual.chroma)
  return fromOklch({ lightness, chroma: chroma * share, hue: hue + own.hue - usual.hue })
}
