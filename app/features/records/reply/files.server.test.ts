import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { keepDiscount } from '#app/features/applications/move-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { rememberReply, undoMoves } from '#app/features/inbox/undo.server.ts'
import { findFile } from '#app/features/received-mail/received-mails.server.ts'
import { receivedMailExpiries } from '#app/features/received-mail/retention.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { purgeExpired } from '#app/jobs/purge.server.ts'
import { sendAgain } from '#app/mail/outbox/change.server.ts'
import { findMailFiles } from '#app/mail/outbox/files.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findRecord } from '../records.server.ts'
import { eventsOf } from '../timeline.server.ts'
import { discardDraft, findDraft, saveDraft } from './draft.server.ts'
import { draftFiles } from './files.server.ts'
import { sendReply } from './send-reply.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
const words = { language: 'en' as const, subject: 'Your site', body: 'Here it is.' }
const file = (name: string, content = '%PDF-1.7') => ({ name, bytes: new TextEncoder().encode(content) })
const plan = file('plan.pdf')
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)
const stored = async (db: Db) => names(await db.selectFrom('received_files').select('name').execute())

async function asked(db: Db) {
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
  const actor = { id: user?.id ?? '', name: 'Ada', email: 'ada@example.com', address: null }
  const by = { actor, now: noon }
  const input = { name: 'Ann', email: 'ann@example.com', message: 'Can you?' }
  const how = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: noon }
  const { reference } = await submitEnquiry(db, 'contact', input, how)
  const of = { kind: 'enquiry', reference } as const
  const record = async () => (await findRecord(db, 'enquiry', reference)) ?? expect.fail('no such record')
  const attach = (...files: (typeof plan)[]) => saveDraft(db, { ...of, ...words, files }, by)
  const attached = async () => names(await draftFiles(db, await record(), actor))
  async function send() {
    const outcome = await sendReply(db, { ...of, version: (await record()).version, ...words }, by)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome
  }
  return { ...of, by, actor, record, attach, attached, send }
}

describeOnBothDialects('the files of a reply', (open) => {
  test('belong to its draft, each once, and stay when the text is saved or emptied', async ({ db }) => {
    const { kind, reference, by, actor, record, attach, attached } = await asked(db)
    expect(await attach(plan, file('notes.txt', 'x'))).toEqual({ ok: true, isKept: true })
    await attach(plan, file('copy.pdf'), file('plan.pdf', '%PDF-1.7 changed'))
    await saveDraft(db, { kind, reference, ...words, body: 'More' }, by)
    await saveDraft(db, { kind, reference, ...words, body: null, isAutomatic: true }, by)
    expect(await attached()).toEqual(['plan.pdf', 'notes.txt', 'copy.pdf', 'plan.pdf'])
    expect(await findDraft(db, await record(), actor)).toMatchObject({ body: '' })
    const [first] = await draftFiles(db, await record(), actor)
    await saveDraft(db, { kind, reference, ...words, removed: [first?.id ?? ''] }, by)
    expect(await attached()).toEqual(['notes.txt', 'copy.pdf', 'plan.pdf'])
    await discardDraft(db, { kind, reference }, by)
    expect([await attached(), await stored(db), await findDraft(db, await record(), actor)]).toEqual([[], [], null])
  })

  test('that may not be attached are refused, the text and the others are kept', async ({ db }) => {
    const { actor, record, attach, attached } = await asked(db)
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.txt`, String(index)))
    expect(await attach(file('run.exe'), ...six)).toEqual({
      ok: false,
      errors: {
        files: [
          { phrase: '“{name}” is a type of file that can’t be attached.', values: { name: 'run.exe' } },
          { phrase: 'A reply has at most {count} files.', values: { count: 5 } },
        ],
      },
    })
    expect(await attached()).toEqual(['0.txt', '1.txt', '2.txt', '3.txt', '4.txt'])
    expect(await findDraft(db, await record(), actor)).toMatchObject(words)
  })

  test('go with its mail, also when it is sent again, and are in the conversation', async ({ db }) => {
    const { reference, by, record, attach, attached, send } = await asked(db)
    await attach(plan, file('notes.txt', 'x'))
    const { mailId } = await send()
    const carried = async (id: string) =>
      names((await findMailFiles(db, (await findMail(db, id)) ?? expect.fail('no such mail'))) ?? [])
    expect(await carried(mailId)).toEqual(['plan.pdf', 'notes.txt'])
    expect(await attached()).toEqual([])
    const reply = (await eventsOf(db, await record())).find(({ type }) => type === 'reply')
    expect(names(reply?.files ?? [])).toEqual(['plan.pdf', 'notes.txt'])
    const id = reply?.files[0]?.id ?? ''
    const found = await findFile(db, id, { reference })
    const content = await Readable.from(found?.parts ?? []).toArray()
    expect([found?.type, Buffer.concat(content).toString()]).toEqual(['application/pdf', '%PDF-1.7'])
    expect(await findFile(db, id, { reference: 'ENQ-OTHER' })).toBeNull()
    expect(await findFile(db, id, { mail: mailId })).toBeNull()
    await db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', mailId).execute()
    expect(await carried((await sendAgain(db, mailId, by)) ?? '')).toEqual(['plan.pdf', 'notes.txt'])
    await db.deleteFrom('received_files').where('id', '=', id).execute()
    expect(await findMailFiles(db, (await findMail(db, mailId)) ?? expect.fail('no such mail'))).toBeNull()
  })

  test('come back to the draft with a reply that is taken back, beside later ones, which may be too many', async () => {
    const db = await open()
    const { kind, reference, by, record, attach, attached, send } = await asked(db)
    await attach(plan, file('1.txt', '1'), file('2.txt', '2'))
    const outcome = await send()
    const undo = (await rememberReply(db, { ...outcome, language: 'en' }, by)) ?? ''
    await attach(file('3.txt', '3'), file('4.txt', '4'), file('5.txt', '5'))
    expect(await undoMoves(db, undo, by, keepDiscount)).toMatchObject({ undone: 1 })
    expect((await attached()).sort()).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', 'plan.pdf'])
    const { version } = await record()
    expect(await sendReply(db, { kind, reference, version, ...words }, by)).toEqual({
      ok: false,
      reason: 'too many files',
    })
    expect(await attached()).toHaveLength(6)
  })

  test('are kept as long as the record, can be restored with it, and are deleted with its last copy', async () => {
    const db = await open()
    const { record, attach, send } = await asked(db)
    await attach(plan)
    await send()
    await attach(file('draft.txt', 'x'))
    const { id } = await record()
    await db.updateTable('records').set({ status: 'completed', closed_at: noon }).where('id', '=', id).execute()
    await purgeExpired(db, noon + 700 * day)
    expect((await stored(db)).sort()).toEqual(['draft.txt', 'plan.pdf'])

    const after = noon + 800 * day
    await purgeExpired(db, after)
    expect(await db.selectFrom('records').select('id').execute()).toEqual([])
    expect((await stored(db)).sort()).toEqual(['draft.txt', 'plan.pdf'])
    await restoreRemoved(db, 0)
    await purgeExpired(db, noon + 1)
    expect(await db.selectFrom('received_files').select('id').where('orphaned_at', 'is not', null).execute()).toEqual(
      [],
    )
    await purgeExpired(db, after + 1)
    await purgeExpired(db, after + 2)
    await purgeExpired(db, after + 9 * day)
    expect(await stored(db)).toEqual([])
  })

  test('are kept apart from orphans in a time that grows with their number, not with its square', async ({ db }) => {
    const { by, record } = await asked(db)
    const one = await db
      .selectFrom('records')
      .selectAll()
      .where('id', '=', (await record()).id)
      .executeTakeFirstOrThrow()
    const draft = { user_id: by.actor.id, ...words, saved_at: noon }
    const text = { name: 'a.txt', type: 'text/plain', position: 0, bytes: 1, content: 'eA==' }
    const portions = 60
    for (let portion = 1; portion <= portions; portion += 1) {
      const ids = Array.from({ length: 100 }, (_, at) => portion * 100 + at)
      const copies = ids.map((id) => ({ ...one, id: `r${id}`, reference: `R-${id}`, seq: one.seq + id }))
      await db.insertInto('records').values(copies).execute()
      await db
        .insertInto('reply_drafts')
        .values(ids.map((id) => ({ ...draft, record_id: `r${id}` })))
        .execute()
      // The first of each portion belongs to nothing.
      const owners = ids.map((id, at) => `reply r${id} ${at === 0 ? 'x' : by.actor.id}`)
      const files = owners.map((received_id) => ({ ...text, id: received_id, received_id }))
      await db.insertInto('received_files').values(files).execute()
    }
    const before = process.cpuUsage()
    await db.transaction().execute((trx) => receivedMailExpiries.orphanedFiles(trx, { now: noon, limit: 10 }))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
    const orphans = db.selectFrom('received_files').select('id').where('orphaned_at', '=', noon)
    expect(await orphans.execute()).toHaveLength(portions)
  })
})
