// Decides whether staff see the links in mails. Each link acts for its reader: with a reset link one admin could take
// over another's account, and so could anyone at a session left open.
import { env, hasMailService } from '#app/env.server.ts'
import { openMail } from '#app/mail/encrypted-mail.server.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

/**
 * Without a mail service, on the machine where the site is tried out, the Mail page serves as the inbox. Elsewhere an
 * operator creates links with the staff commands.
 */
export const isInbox =
  !hasMailService && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(env.APP_URL).hostname)

type LinkState = 'none' | 'shown' | 'hidden' | 'gone'

/** The mail as staff may read it, limited to what the page shows. */
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
