// Mails with links that act for their reader: stored with dots in the place of the tokens, and beside them, encrypted, as
// they will be sent. Whoever reads the outbox, on the Mail page or in a stolen database, can do nothing with it.
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import { maskLinks } from '#db/queries/secret-links.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'

type Content = Pick<OutboxMail, 'text_body' | 'html_body' | 'headers'>

const purpose = 'mail'
/** In the column `sealed`: the mail had such links, and nothing that opens them is left. */
export const linksGone = ''

/** What is stored of a mail's content. @param id the mail's, which its encrypt is bound to */
export function encryptMail(
  id: string,
  { text_body, html_body, headers }: Content,
): Content & { sealed: string | null } {
  const masked = { text_body: maskLinks(text_body), html_body: maskLinks(html_body), headers: maskLinks(headers) }
  const hasLinks = masked.text_body !== text_body || masked.html_body !== html_body || masked.headers !== headers
  return { ...masked, sealed: hasLinks ? encrypt(purpose, id, JSON.stringify([text_body, html_body, headers])) : null }
}

/** Why a mail with links must not be sent any more, and what becomes of it. */
export type DeadMail = { status: MailStatus; error: string }
export type OpenedMail = { ok: true; mail: OutboxMail } | ({ ok: false } & DeadMail)

/** The mail as it is to be sent. */
export function openMail(mail: OutboxMail, now: number): OpenedMail {
  if (mail.sealed === null) return { ok: true, mail }
  if (mail.links_end_at !== null && mail.links_end_at <= now) return dead('failed', 'Its link has ended.')
  // Somebody has got in with it, or was sent a newer one: nobody waits for this mail.
  if (mail.sealed === linksGone) return dead('discarded', 'Its link was used already, or replaced by a newer one.')
  const content = decrypt(purpose, mail.id, mail.sealed)
  if (content === null)
    return dead('failed', 'Its link cannot be read: it was encrypted with a SESSION_SECRET that is gone.')
  const [text_body, html_body, headers]: string[] = JSON.parse(content)
  return {
    ok: true,
    mail: { ...mail, text_body: text_body ?? '', html_body: html_body ?? '', headers: headers ?? '{}' },
  }
}

const dead = (status: MailStatus, why: string): OpenedMail => ({ ok: false, status, error: `Not sent: ${why}` })
