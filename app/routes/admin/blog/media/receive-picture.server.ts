// A picture that staff sent, by the form or from the clipboard.
import { db } from '#app/db.server.ts'
import { type Uploaded, uploadMedia } from '#app/features/media/media.server.ts'
import { mediaStore } from '#app/features/media/media-store.server.ts'
import { uploadSchema } from '#app/features/media/schema.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { readUpload } from '#app/forms/read/body.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'

/** @throws Response 413 and 415 for what is no such form */
export async function receivePicture(request: Request, actor: Staff): Promise<Uploaded> {
  const { fields, file } = await readUpload(request, uploadLimits.media)
  if (!file) return { ok: false, problem: 'Choose a picture first.' }
  const typed = uploadSchema.safeParse({ alt: cleanText((fields.get('alt') ?? '').slice(0, 2000), false) })
  if (!typed.success) return { ok: false, problem: 'Alternative text must be 300 characters or fewer.' }
  const upload = { ...file, alt: typed.data.alt }
  return uploadMedia(db, mediaStore, upload, { actor, now: Date.now() })
}
