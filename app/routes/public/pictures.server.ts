// The pictures of texts for their pages, described as in the media library.
import { db } from '#app/db.server.ts'
import { imageLookup } from '#app/features/media/media.server.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture-files.ts'
import type { Language } from '#db/tables/records.ts'

type FindPicture = (src: string, otherwise: string) => DescribedPicture | null

/**
 * @param language the library describes pictures in English
 * @returns a function that finds the picture of an address; `otherwise` describes one that the library does not
 */
export async function findPictures(addresses: readonly string[], language: Language = 'en'): Promise<FindPicture> {
  const findImage = await imageLookup(db, addresses)
  return (src, otherwise) => {
    const found = findImage(src)
    const picture = found && pictureOf(found)
    return picture && { ...picture, alt: (language === 'en' && found.alt) || otherwise }
  }
}
