// The mark above the site's mails, as drawn on the board.
import { logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import { brandOfVersion, currentBrand } from '../current-brand.server.ts'
import { mailMarkPath } from '../export/brand-files.server.ts'
import { findKeptFile } from '../export/kept-files.server.ts'

/** Drawn once for each version. */
export async function findMailMark(db: Db, version: number): Promise<Buffer | null> {
  try {
    const brand = (await brandOfVersion(db, version)) ?? (await currentBrand(db))
    return (await findKeptFile(brand, mailMarkPath))?.content ?? null
  } catch (error) {
    logError(error, { drawing: 'mark of mails' })
    return null
  }
}
