import { afterAll, beforeAll, expect } from 'vitest'
import { env } from '#app/env.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import type { ReceivedMail } from '#app/mail/incoming/received-mail.server.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { unchecked } from '#app/mail/incoming/sender-checks.ts'
import { theSite } from '#db/audit.ts'
import { removeWithCopies, restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { fetchReceived } from './fetch-received.server.ts'
import { discardReceived, fileByHand, restoreReceived } from './file-mail.server.ts'
import { noteReceived } from './note-received.server.ts'
import { countMatchingMails, listMatchingMails } from './search-mails.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const before = env.INBOUND_DOMAIN
beforeAll(() => {
  env.INBOUND_DOMAIN = 'in.example.com'
})
afterAll(() => {
  env.INBOUND_DOMAIN = before
})

const by = { actor: { ...theSite, name: 'Ada' }, now: noon }
const everything = { kinds: ['enquiry', 'application'] as RecordKind[], hasUndecided: true }

async function enquiry(db: Db, email = 'ann@example.com') {
  const sending = { digest: email, client: 'c', language: 'en' as const, spamReasons: null, now: noon }
  return (await submitEnquiry(db, 'contact', { name: 'Ann', email, message: 'Can you?' }, sending)).reference
}

let arrived = 0
const envelope = (to: string, subject: string) => ({ from: 'ann@example.com', to: [to], subject })

function note(db: Db, to: string, subject: string) {
  arrived += 1
  const received = { providerId: `p-${arrived}`, ...envelope(to, subject) }
  return db.transaction().execute((trx) => noteReceived(trx, received, noon + arrived))
}

async function comeIn(db: Db, to: string, subject: string, text: string) {
  await note(db, to, subject)
  const mail: ReceivedMail = {
    ...envelope(to, subject),
    messageId: `<${arrived}@b>`,
    text,
    html: null,
    name: null,
    isCut: false,
    isAutomatic: false,
    checks: unchecked,
    files: [],
  }
  await fetchReceived(db, { read: async () => mail }, () => noon + arrived)
}

const found = async (db: Db, search: string, reader = everything) => {
  const { rows } = await listMatchingMails(db, { search, reader })
  expect(await countMatchingMails(db, { search, reader }, 100)).toBe(rows.length)
  return rows.map(({ subject, reference }) => [subject, reference])
}

describeOnBothDialects('the search of received mails', (open) => {
  test('finds filed and undecided mails by sender, subject and text, the last first, each for who may open it', async () => {
    const db = await open()
    const reference = await enquiry(db)
    await comeIn(db, recordAddress(reference) ?? '', 'Re: Angebot', 'Schöne Grüße')
    await comeIn(db, 'hello@in.example.com', 'Lost parcel', 'Grusse an alle')
    expect(await found(db, 'nosuchword')).toEqual([])
    expect(await found(db, 'alle')).toEqual([['Lost parcel', null]])
    expect(await found(db, 'schone ANGEBOT')).toEqual([['Re: Angebot', reference]])
    const both = [
      ['Lost parcel', null],
      ['Re: Angebot', reference],
    ]
    expect(await found(db, 'ann@example')).toEqual(both)
    expect(await found(db, 'ann@example', { kinds: ['enquiry'], hasUndecided: false })).toEqual(both.slice(1))
    expect(await found(db, 'ann@example', { kinds: ['application'], hasUndecided: true })).toEqual(both.slice(0, 1))
    expect(await found(db, 'ann@example', { kinds: [], hasUndecided: false })).toEqual([])
  })

  test('follows what staff decide, and hides quarantined records', async ({ db }) => {
    const reference = await enquiry(db)
    await comeIn(db, 'hello@in.example.com', 'Lost parcel', 'Where is it?')
    const { id = '' } = (await listMatchingMails(db, { search: 'parcel', reader: everything })).rows[0] ?? {}
    await discardReceived(db, id, by)
    expect(await found(db, 'parcel')).toEqual([])
    await restoreReceived(db, id, by)
    expect(await found(db, 'parcel')).toEqual([['Lost parcel', null]])
    await fileByHand(db, id, reference, by)
    expect(await found(db, 'parcel')).toEqual([['Lost parcel', reference]])
    await db.updateTable('records').set({ status: 'spam' }).execute()
    expect(await found(db, 'parcel')).toEqual([])
  })

  test('finds a mail that could not be fetched by its sender and subject, and not one that is still to be fetched', async () => {
    const db = await open()
    await note(db, 'hello@in.example.com', 'Huge pictures')
    expect(await found(db, 'huge')).toEqual([])
    await db.updateTable('received_mails').set({ status: 'failed', reason: 'not fetched' }).execute()
    expect(await found(db, 'huge ann@')).toEqual([['Huge pictures', null]])
  })

  test('forgets mails with their records, and finds them again when the deletion is undone', async ({ db }) => {
    const reference = await enquiry(db)
    await comeIn(db, recordAddress(reference) ?? '', 'First', 'A parcel')
    const { id } = await db.selectFrom('records').select('id').executeTakeFirstOrThrow()
    await db.transaction().execute((trx) => removeWithCopies(trx, 'enquiries', [id], noon))
    expect(await found(db, 'parcel')).toEqual([])
    const other = await enquiry(db, 'bo@example.com')
    await comeIn(db, 'hello@in.example.com', 'Second', 'A parcel')
    expect(await restoreRemoved(db, 0)).toEqual({ restored: 1, left: 0 })
    expect((await found(db, 'parcel')).sort()).toEqual([
      ['First', reference],
      ['Second', null],
    ])
    expect(other).not.toBe(reference)
  })
})
