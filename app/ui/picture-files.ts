// The files of a stored picture, as its markup names them.
import type { Picture } from './picture.tsx'

type ImageFile = { src: string; width: number; height: number; type: string; bytes: number }

/** All files of one picture, in any order. */
export type FoundImage = { files: readonly ImageFile[] }

/** The width of the fallback file for browsers without srcset. */
const plainWidth = 960
const isFallback = ({ type }: ImageFile) => type === 'image/jpeg' || type === 'image/png'

export function pictureOf({ files }: FoundImage): Picture | null {
  const byWidth = [...files].sort((a, b) => a.width - b.width)
  const fallbacks = byWidth.filter(isFallback)
  const plain = fallbacks.find(({ width }) => width >= plainWidth) ?? fallbacks.at(-1) ?? byWidth.at(-1)
  if (!plain) return null
  const newer = [...new Set(byWidth.filter((file) => !isFallback(file)).map(({ type }) => type))]
  const srcset = (type: string) =>
    byWidth
      .filter((file) => file.type === type)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(', ')
  const { src, width, height } = plain
  return {
    src,
    width,
    height,
    srcset: srcset(plain.type),
    sources: newer.filter((type) => type !== plain.type).map((type) => ({ type, srcset: srcset(type) })),
  }
}

/** The most bytes that a reader's browser loads: the heaviest file of the format that it prefers. */
export function heaviestLoad({ files }: FoundImage): number {
  const newer = files.filter((file) => !isFallback(file))
  return Math.max(0, ...(newer.length > 0 ? newer : files).map(({ bytes }) => bytes))
}
