// What staff see of the links in mails. Each acts for its reader: with the link of a reset, one admin could take the
// account of another, and a session that somebody left open would be enough to take its owner's.
import { env } from '#app/env.server.ts'
import { openMail } from '#app/mail/encrypted-mail.server.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

/**
 * Without a mail service, on the machine where somebody tries the site out, the Mail page is the inbox. Anywhere else an
 * operator makes links with the staff commands.
 */
export const isInbox =
  !env.RESEND_API_KEY && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(env.APP_URL).hostname)

export type LinkState = 'none' | 'shown' | 'hidden' | 'gone'

/** The mail as staff may read it: only what the page shows. */
export function readableMail(stored: OutboxMail, now: number) {
  const opened = openMail(stored, now)
  const { sealed, ...mail } = opened.ok && isInbox ? opened.mail : stored
  return { ...mail, links: linkState(sealed, opened.ok) }
}

export const areLinksGone = (mail: OutboxMail, now: number) => !openMail(mail, now).ok

function linkState(sealed: string | null, isLive: boolean): LinkState {
  if (sealed === null) return 'none'
  if (!isLive) return 'gone'
  return isInbox ? 'shown' : 'hidden'
}
