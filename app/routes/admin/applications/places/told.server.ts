// What is said after a place has moved.
import { storedMessage } from '#app/languages/stored-messages.ts'
import { mailWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Db } from '#db/schema.ts'
import { movedWords } from './words.ts'

type Moved = {
  place: Parameters<typeof movedWords>[0] & { email: string }
  note: string | null
  /** The participant was to be told by mail. */
  isMailed: boolean
}

export async function movedPlaceWords(
  db: Db,
  { place, note, isMailed }: Moved,
  sent: Pick<Asked, 'now' | 'say' | 'language'>,
): Promise<string> {
  const mailed = isMailed ? await mailWords(db, place.email, sent) : null
  return [movedWords(place, sent.say), mailed, note && sent.say(storedMessage(note))].filter(Boolean).join(' ')
}
