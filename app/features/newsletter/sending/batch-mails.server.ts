// The mails of a batch, made from an issue's drawn text and each reader's links: the same input gives the same bytes.
import type { BatchMail } from '#app/mail/batch-transport.server.ts'
import { fillSlots } from '#app/mail/issue/slots.ts'
import { issueHeaders } from '#app/mail/subscriber-links.ts'
import type { Db } from '#db/schema.ts'
import type { IssueBatch } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { subscriberLinks } from '../links.server.ts'
import type { Sealed } from './claim.server.ts'

type Drawn = { subject: string; html: string; text: string }
/** An issue's mails by language. */
export type Frozen = ReadonlyMap<Language, Drawn>

export async function readFrozen(db: Db, issueId: string): Promise<Frozen> {
  const rows = await db.selectFrom('newsletter_frozen').selectAll().where('issue_id', '=', issueId).execute()
  return new Map(rows.map(({ language, subject, html, text }) => [language, { subject, html, text }]))
}

/** Headers, links and JSON around a mail's texts. */
const bytesAround = 3_000

/** About how much of a request one mail takes. */
export function bytesOf(frozen: Frozen, language: Language): number {
  const drawn = frozen.get(language)
  return bytesAround + (drawn ? Buffer.byteLength(drawn.html) * 1.1 + Buffer.byteLength(drawn.text) : 0)
}

export function writeBatch(
  { issue_id, language }: Pick<IssueBatch, 'issue_id' | 'language'>,
  { from, site, readers }: Sealed,
  frozen: Frozen,
): BatchMail[] {
  const drawn = frozen.get(language)
  if (!drawn) throw new Error(`Issue ${issue_id} has no mail in ${language}`)
  const listId = `newsletter.${new URL(site).hostname}`
  return readers.map(({ n, to, key }) => {
    const { preferences, unsubscribe, oneClick } = subscriberLinks({ id: '', opt_in: 0, link_key: key, language })
    return {
      from,
      to,
      subject: drawn.subject,
      ...fillSlots(drawn, { preferences: site + preferences, unsubscribe: site + unsubscribe }),
      headers: issueHeaders({ oneClick: site + oneClick }, listId),
      // By these a webhook finds the mail even before the answer is stored.
      tags: [
        { name: 'issue', value: issue_id },
        { name: 'n', value: String(n) },
      ],
    }
  })
}
