import { type DescribedPicture, StoredPicture } from '../picture.tsx'
import { Scene } from './scene.tsx'

export type CoverArt = { subject: string; color: string; picture?: DescribedPicture | null }

/** The picture that staff chose, or the art of its subject. */
export function Cover({ picture, sizes, ...scene }: CoverArt & { sizes: string; bare?: boolean }) {
  return picture ? <StoredPicture picture={picture} sizes={sizes} /> : <Scene {...scene} />
}
