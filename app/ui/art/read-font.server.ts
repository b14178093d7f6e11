import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** The font in a file's bytes (woff2, woff, ttf). fontkit is loaded with the first one: a start need not wait for it. */
export function readFont(data: Buffer): Font {
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  return create(data) as Font
}
