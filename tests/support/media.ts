// Pictures of the media library for tests, without their files.
import type { FileStore } from '#app/features/media/file-store.ts'
import { deleteMedia } from '#app/features/media/media.server.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

/** A file that is removed in vain does no harm. */
const noFiles = { remove: async () => {} } as unknown as FileStore

let made = 0

export type Uploaded = { id: string; src: string }

export async function addPicture(db: Db): Promise<Uploaded> {
  made += 1
  const hash = String(made).padStart(24, '0')
  const file = { name: `${hash}-10.jpg`, type: 'image/jpeg', width: 10, height: 10, bytes: 1 }
  const described = { name: 'Picture', alt: '', search_text: '', uploaded_at: 0, uploaded_by: '', version: 1 }
  const row = {
    id: hash,
    hash,
    seq: made,
    width: 10,
    height: 10,
    bytes: 1,
    files: JSON.stringify([file]),
    ...described,
  }
  await db.insertInto('media').values(row).execute()
  return { id: hash, src: `/media/${file.name}` }
}

export const removePicture = (db: Db, { id }: Uploaded, by: By) => deleteMedia(db, noFiles, id, by)
