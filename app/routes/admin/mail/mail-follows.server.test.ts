import { expect } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { movedUpWords, whyNotMailed } from './mail-follows.server.ts'

const now = Date.UTC(2026, 10, 24, 12)
const told = { now, say: sayIn('en'), language: 'en' } as const

const queue = (db: Db, to: string, at = now) =>
  db.transaction().execute((trx) => {
    const mail = { kind: 'place-offered', to, subject: 'A place', text: '', html: '', reference: 'APP-1' } as const
    return queueMail(trx, mail, at)
  })

describeOnBothDialects('what is said of a mail', () => {
  test('is that none was sent, without one of this moment', async ({ db }) => {
    await queue(db, 'ann@example.com', now - 1)
    for (const address of ['ann@example.com', ''])
      expect(await whyNotMailed(db, address, told)).toBe('No email was sent.')
  })

  test('is why it is not sent, in the language of the member of staff', async ({ db }) => {
    const lost = { reason: 'bounced', detail: null, mail_id: null, suppressed_at: 1, id: 'lost' } as const
    const address = 'ann@example.com'
    await db
      .insertInto('suppressed_addresses')
      .values({ ...lost, address, mailbox_key: mailboxKey(address) })
      .execute()
    await queue(db, address)
    await queue(db, 'ann at example')
    const inFrench = { now, say: sayIn('fr'), language: 'fr' } as const
    expect(await whyNotMailed(db, address, told)).toBe('Not sent: mails to this address came back.')
    expect(await whyNotMailed(db, address, inFrench)).toMatch(/^Non envoyé/)
    expect(await whyNotMailed(db, 'ann at example', told)).toBe('This is not an address that can be mailed.')
  })

  test('is that it is held without a mail service, and that those who moved up were not mailed', async ({ db }) => {
    await queue(db, 'Ann@Example.com')
    expect(await whyNotMailed(db, 'ann@example.com', told)).toBe('Email isn’t set up yet, so the email is held.')
    expect(await movedUpWords(db, ['APP-1'], told)).toBe(' Moved up from the waiting list: APP-1. Not emailed: APP-1.')
    expect(await movedUpWords(db, [], told)).toBe('')
  })
})
