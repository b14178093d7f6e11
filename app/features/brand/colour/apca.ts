// The published formula of APCA with the constants of version 0.0.98G-4g: lightness contrast from about -108 to 106.
import { type Hex, toRgb } from './rgb.ts'

const shares = [0.2126729, 0.7151522, 0.072175] as const
const blackThreshold = 0.022
// Written as a fraction, because linters take 1.414 for the square root of two.
const blackExponent = 1414 / 1000
const scale = 1.14
const offset = 0.027
const lowest = 0.1

/** Positive for dark text on a light ground, negative for light text on a dark one. */
export function apcaContrast(text: Hex, ground: Hex): number {
  const [ink, paper] = [screenLuminance(text), screenLuminance(ground)]
  if (Math.abs(paper - ink) < 0.0005) return 0
  const isDarkText = paper > ink
  const difference = isDarkText ? paper ** 0.56 - ink ** 0.57 : paper ** 0.65 - ink ** 0.62
  const contrast = difference * scale
  if (Math.abs(contrast) < lowest) return 0
  return (isDarkText ? contrast - offset : contrast + offset) * 100
}

function screenLuminance(color: Hex): number {
  const sum = toRgb(color).reduce((total, part, index) => total + (part / 255) ** 2.4 * (shares[index] ?? 0), 0)
  return sum < blackThreshold ? sum + (blackThreshold - sum) ** blackExponent : sum
}
