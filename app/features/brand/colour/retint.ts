// Gives the site's greys, which lean towards its dark ground, the hue of another ground.
import { defaultPalette } from '../defaults.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Hex } from './rgb.ts'

const usual = toOklch(defaultPalette.backgroundColor)

export function retint(grey: Hex, ground: Hex): Hex {
  const own = toOklch(ground)
  const { lightness, chroma, hue } = toOklch(grey)
  const share = Math.min(1, own.chroma / usual.chroma)
  return fromOklch({ lightness, chroma: chroma * share, hue: hue + own.hue - usual.hue })
}
