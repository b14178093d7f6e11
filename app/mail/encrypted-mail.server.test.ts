import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { createCourier } from './courier.server.ts'
import { openMail } from './encrypted-mail.server.ts'
import { dropEndedLinks, dropMailedLinks } from './mailed-links.server.ts'
import { discardMail, sendAgain } from './outbox/change.server.ts'
import { findMail } from './outbox/mails.server.ts'
import { queueMail, type WrittenMail } from './outbox/queue.server.ts'
import { resendTransport } from './transport.server.ts'

const token = 'Ab3-dEf_ghIJKLmnopqrstuvwxyz0123456789ABCDE'
const link = `https://site.example/reset-password?token=${token}`
const start = Date.UTC(2026, 4, 4)
const hour = 60 * 60_000
const mail: WrittenMail = {
  kind: 'password-reset-requested',
  to: 'ann@example.com',
  subject: 'Reset',
  linksEndAt: start + hour,
  text: `Here:\n${link}\n`,
  html: `<a href="${link}">Here</a>`,
  headers: { 'List-Unsubscribe': `<https://site.example/status/${token}>` },
}
const queue = (db: Db, changes: Partial<WrittenMail> = {}) =>
  db.transaction().execute((trx) => queueMail(trx, { ...mail, ...changes }, start))
const row = async (db: Db, id: string) => (await findMail(db, id)) as OutboxMail

/** Delivers the mail and returns the provider's copy and the outcome. */
async function deliver(db: Db, id: string, now = start) {
  const provider: FakeResend = await startFakeResend()
  const transport = resendTransport({
    apiKey: 're_test',
    from: 'site@example.com',
    findMark: async () => null,
    findFiles: async () => [],
    baseUrl: provider.url,
  })
  await createCourier({ db, transport, now: () => now, sleep: async () => {} }).deliverDue()
  await provider.close()
  const { status, last_error, sealed } = await row(db, id)
  return { sent: provider.mails(), status, last_error, sealed }
}

describeOnBothDialects('a mail with links that act for their reader', (open) => {
  test('is stored masked, sent with its links, and loses them afterwards', async ({ db }) => {
    const id = await queue(db)
    const stored = await row(db, id)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored.text_body).toBe('Here:\nhttps://site.example/reset-password?token=••••••••\n')
    const { sent, status, sealed } = await deliver(db, id)
    expect(sent).toMatchObject([{ text: mail.text, html: mail.html, headers: mail.headers }])
    expect([status, sealed]).toEqual(['sent', ''])
    expect(await sendAgain(db, id, { actor: theSite, now: start })).toBeNull()
  })

  test.each(['failed', 'unknown'] as const)(
    'that is %s is sent again whole, and the first keeps none',
    async (status) => {
      const db = await open()
      const id = await queue(db)
      await db.updateTable('outbox').set({ status }).execute()
      const again = (await sendAgain(db, id, { actor: theSite, now: start })) ?? ''
      expect(await row(db, id)).toMatchObject({ status: 'discarded', sealed: '' })
      expect(JSON.stringify(await row(db, again))).not.toContain(token)
      expect((await deliver(db, again)).sent).toMatchObject([
        { text: mail.text, html: mail.html, headers: mail.headers },
      ])
    },
  )

  test('is discarded without a review once its link was used or replaced', async ({ db }) => {
    const id = await queue(db)
    await dropMailedLinks(db, mail.to, [mail.kind])
    expect(await deliver(db, id)).toEqual({
      sent: [],
      status: 'discarded',
      sealed: '',
      last_error: 'Not sent: Its link was used already, or replaced by a newer one.',
    })
  })

  test('is not sent once its link has expired, and staff see that it failed', async ({ db }) => {
    const id = await queue(db)
    expect(await dropEndedLinks(db, start + hour - 1, 10)).toBe(0)
    expect(openMail(await row(db, id), start + hour - 1).ok).toBe(true)
    expect(await dropEndedLinks(db, start + hour, 10)).toBe(1)
    expect(await deliver(db, id, start + hour)).toMatchObject({
      sent: [],
      status: 'failed',
      last_error: 'Not sent: Its link has ended.',
    })
    await db.updateTable('outbox').set({ status: 'failed' }).execute()
    expect(await sendAgain(db, id, { actor: theSite, now: start + hour })).toBeNull()
  })

  test('loses them when it is discarded', async ({ db }) => {
    const id = await queue(db)
    expect(await discardMail(db, id, { actor: theSite, now: start })).toBe(true)
    expect((await row(db, id)).sealed).toBe('')
  })

  test('cannot be decrypted as another mail or with another secret', async ({ db }) => {
    const [first, second] = [await row(db, await queue(db)), await row(db, await queue(db))]
    expect(openMail({ ...first, sealed: second.sealed }, start)).toMatchObject({ ok: false, status: 'failed' })
  })

  test('a mail without such links is stored as is', async ({ db }) => {
    const id = await queue(db, { text: 'Hello https://site.example/contact', html: 'Hello', headers: {} })
    expect(await row(db, id)).toMatchObject({ text_body: 'Hello https://site.example/contact', sealed: null })
    expect(await deliver(db, id)).toMatchObject({ status: 'sent', sealed: null })
    expect(await sendAgain(db, id, { actor: theSite, now: start })).not.toBeNull()
  })
})
