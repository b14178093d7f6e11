// The typefaces of the brand's drawings: the site's two for Latin letters, and one with all of Hangul. They are part of
// the server's bundle, in chunks that the first drawing loads.
import type { Font } from 'fontkit'
import { readFont } from '#app/ui/art/read-font.server.ts'
import type { FontWeight } from '../limits.ts'
import { unpackWoff } from './unpack-woff.ts'

export type Face = { name: string; data: Buffer; font: Font }

type Inlined = Promise<{ default: string }>

const files = {
  'display-400': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?inline'),
  'display-500': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff?inline'),
  'display-600': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline'),
  'display-700': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline'),
  'text-400': (): Inlined => import('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff?inline'),
  'text-600': (): Inlined => import('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?inline'),
  'korean-400': (): Inlined => import('@fontsource/pretendard/files/pretendard-latin-400-normal.woff?inline'),
  'korean-700': (): Inlined => import('@fontsource/pretendard/files/pretendard-latin-700-normal.woff?inline'),
} as const

type FaceName = keyof typeof files
export type Faces = Record<FaceName, Face>

export type Family = 'display' | 'text'

let loaded: Promise<Faces> | undefined

export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all((Object.keys(files) as FaceName[]).map(loadFace)).then(
    (faces) => Object.fromEntries(faces.map((face) => [face.name, face])) as Faces,
  )
  return loaded
}

async function loadFace(name: FaceName): Promise<Face> {
  const { default: url } = await files[name]()
  const data = unpackWoff(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  return { name, data, font: readFont(data) }
}

/** In the order in which they are tried for a character. */
export function facesFor(faces: Faces, family: Family, weight: FontWeight): readonly Face[] {
  const isBold = weight >= 600
  const latin = family === 'display' ? faces[`display-${weight}`] : faces[isBold ? 'text-600' : 'text-400']
  return [latin, faces[isBold ? 'korean-700' : 'korean-400']]
}
