import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Parses a font file (woff2, woff, ttf). fontkit is loaded on first use, which keeps the start fast. */
export function readFont(data: Buffer): Font {
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  return create(data) as Font
}
