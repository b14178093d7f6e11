// Finds the nearest readable colour: same hue, smallest change of lightness.
import { contrastRatio, readableRatio } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Hex } from './rgb.ts'

export type Readable = {
  color: Hex
  corrected: boolean
  /** The lowest contrast ratio on any of the grounds. */
  ratio: number
}

const stride = 0.02
const finest = 0.001

/** @param grounds every background of the colour in one theme */
export function makeReadable(picked: Hex, grounds: readonly Hex[], minimum = readableRatio): Readable {
  return makeShade(picked, (color) => Math.min(...grounds.map((ground) => contrastRatio(color, ground))), minimum)
}

/** The nearest shade with a sufficient lowest ratio, or the shade with the highest ratio if there is none. */
export function makeShade(picked: Hex, lowestRatio: (color: Hex) => number, minimum = readableRatio): Readable {
  let best: Readable = { color: picked, corrected: false, ratio: lowestRatio(picked) }
  const { lightness, chroma, hue } = toOklch(picked)
  const shade = (distance: number): Readable => {
    const color = fromOklch({ lightness: Math.min(1, Math.max(0, lightness + distance)), chroma, hue })
    return { color, corrected: true, ratio: lowestRatio(color) }
  }
  for (let distance = stride; best.ratio < minimum && distance < 1 + stride; distance += stride) {
    for (const direction of [-1, 1]) {
      const moved = shade(direction * distance)
      if (moved.ratio >= minimum) return nearest(distance, (less) => shade(direction * less), minimum)
      if (moved.ratio > best.ratio) best = moved
    }
  }
  return best
}

/** Bisects between a distance that is sufficient and the stride before it, which is not. */
function nearest(distance: number, shade: (distance: number) => Readable, minimum: number): Readable {
  let [near, far] = [distance - stride, distance]
  while (far - near > finest) {
    const middle = (near + far) / 2
    if (shade(middle).ratio >= minimum) far = middle
    else near = middle
  }
  return shade(far)
}

/** White if it is readable, otherwise black: one of them always has 4.58:1 or more. */
export const textOn = (ground: Hex): Hex => (contrastRatio('#ffffff', ground) >= readableRatio ? '#ffffff' : '#000000')
