// Stores an uploaded or pasted picture.
import { db } from '#app/db.server.ts'
import { type Uploaded, uploadMedia } from '#app/features/media/media.server.ts'
import { mediaStore } from '#app/features/media/media-store.server.ts'
import { uploadSchema } from '#app/features/media/schema.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import type { Upload } from '#app/forms/read/body.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'

export async function receivePicture({ fields, file, by }: Upload & Asked): Promise<Uploaded> {
  if (!file) return { ok: false, problem: 'Choose a picture first' }
  const typed = uploadSchema.safeParse({ alt: cleanText((fields.get('alt') ?? '').slice(0, 2000), false) })
  if (!typed.success) return { ok: false, problem: 'Alternative text must be 300 characters or fewer.' }
  const upload = { ...file, alt: typed.data.alt }
  return uploadMedia(db, mediaStore, upload, by)
}

export const textOf = ({ isNew }: Extract<Uploaded, { ok: true }>): Phrase =>
  isNew ? 'Picture uploaded.' : 'This picture is already in the library.'
