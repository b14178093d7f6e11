// Mails with links that authorise their reader are stored with masked tokens, and beside them an encrypted copy for
// sending. The stored text, on the Mail page or in a stolen database, opens nothing.

import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import { maskLinks } from '#db/queries/secret-links.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'

type Content = Pick<OutboxMail, 'text_body' | 'html_body' | 'headers'>

const purpose = 'mail'
/** In the column `sealed`: the mail had such links, and the encrypted copy was deleted. */
export const linksGone = ''

/** The stored form of a mail's content. @param id the mail's id, to which the encryption is bound */
export function encryptMail(
  id: string,
  { text_body, html_body, headers }: Content,
): Content & { sealed: string | null } {
  const masked = { text_body: maskLinks(text_body), html_body: maskLinks(html_body), headers: maskLinks(headers) }
  const hasLinks = masked.text_body !== text_body || masked.html_body !== html_body || masked.headers !== headers
  return { ...masked, sealed: hasLinks ? encrypt(purpose, id, JSON.stringify([text_body, html_body, headers])) : null }
}

/** Why a mail with links must not be sent any more, and its new status. */
export type DeadMail = { status: MailStatus; error: string }
type OpenedMail = { ok: true; mail: OutboxMail } | ({ ok: false } & DeadMail)

/** Decrypts the mail for sending. */
export function openMail(mail: OutboxMail, now: number): OpenedMail {
  if (mail.sealed === null) return { ok: true, mail }
  if (mail.links_end_at !== null && mail.links_end_at <= now) return dead('failed', 'Not sent: Its link has ended.')
  // The link was used or replaced by a newer one, so the recipient does not need this mail.
  if (mail.sealed === linksGone)
    return dead('discarded', 'Not sent: Its link was used already, or replaced by a newer one.')
  const content = decrypt(purpose, mail.id, mail.sealed)
  if (content === null)
    return dead('failed', 'Not sent: Its link cannot be read: it was encrypted with a SESSION_SECRET that is gone.')
  const [text_body, html_body, headers]: string[] = JSON.parse(content)
  return {
    ok: true,
    mail: { ...mail, text_body: text_body ?? '', html_body: html_body ?? '', headers: headers ?? '{}' },
  }
}

const dead = (status: MailStatus, error: StoredKey): OpenedMail => ({ ok: false, status, error })
