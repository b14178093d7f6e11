import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { drawText, type FindPosts, withoutLinks } from './draw-text.server.ts'
import { findIssue, listTexts } from './issues.server.ts'

type Sent = { ok: true } | { ok: false; reason: 'gone' }

/** One mail for each language; its subject is marked, so that it is not taken for the issue itself. */
export async function sendTest(
  db: Db,
  { id, to, findPosts }: { id: string; to: string; findPosts: FindPosts },
  by: By,
): Promise<Sent> {
  const [issue, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)])
  if (!issue) return { ok: false, reason: 'gone' }
  const drawn = await Promise.all(texts.map((text) => drawText(db, issue, text, { findPosts, now: by.now })))
  await mailTransaction(db, async (trx) => {
    for (const { mail } of drawn) {
      const subject = `[Test] ${mail.subject}`
      await queueMail(trx, { kind: 'newsletter-test', to, subject, ...withoutLinks(mail) }, by.now)
    }
    await recordAudit(trx, { verb: 'tested', kind: 'issue', id, reference: issue.title }, by)
  })
  return { ok: true }
}
