// What is said after a change that sends an email, by what the outbox has of it.

import { hasMailService } from '#app/env.server.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { findMailTo, isMailed, isUnsent } from '#app/mail/outbox/mails.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Db } from '#db/schema.ts'

type Sent = Pick<Asked, 'now' | 'say' | 'language'>

/**
 * Why the email of this change is not on its way to the address; null when it is.
 *
 * @param held said without a mail service
 */
export async function whyNotMailed(
  db: Db,
  address: string,
  { now, say, language }: Sent,
  held = say('Email isn’t set up yet, so the email is held.'),
): Promise<string | null> {
  const mail = address ? await findMailTo(db, address, now) : undefined
  if (!mail) return say('No email was sent.')
  if (isUnsent(mail)) return sayIn(language)(storedMessage(mail.last_error ?? ''))
  return hasMailService ? null : held
}

export const mailWords = async (db: Db, address: string, sent: Sent): Promise<string> =>
  (await whyNotMailed(db, address, sent)) ?? sent.say('The email is on its way.')

/** @param address of the person who is told; empty without one */
export async function doneAndMailed(db: Db, done: Phrase, address: string, sent: Sent): Promise<string> {
  return `${sent.say(done)} ${await mailWords(db, address, sent)}`
}

/** Names the places that moved up from the waiting list, and those of them whose people were not mailed. */
export async function movedUpWords(
  db: Db,
  references: readonly string[],
  { now, say }: Pick<Asked, 'now' | 'say'>,
): Promise<string> {
  if (references.length === 0) return ''
  const mailed = await Promise.all(references.map((reference) => isMailed(db, 'place-offered', reference, now)))
  const missed = references.filter((_, at) => !mailed[at]).join(', ')
  const all = { references: references.join(', ') }
  if (!missed) return ` ${say('Moved up from the waiting list and emailed: {references}.', all)}`
  const moved = say('Moved up from the waiting list: {references}.', all)
  return ` ${moved} ${say('Not emailed: {references}.', { references: missed })}`
}
