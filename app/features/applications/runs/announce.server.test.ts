import { expect } from 'vitest'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { suppressAddress } from '#app/mail/suppressions.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { accept, applicant, makeRun } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { movePlace } from '../places/move-place.server.ts'
import { findPlaceOf } from '../places/places.server.ts'
import { announcedTo, announceToRun } from './announce.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const by = { actor: { id: null, name: 'Ada', address: null }, now: noon }

describeOnBothDialects('a message to all people of a course run', (open) => {
  test('goes to each with a seat in their language, is filed with their application, and is not sent twice', async () => {
    const db = await open()
    const id = await makeRun(db, 2, noon)
    const references = [await applicant(db, noon), await applicant(db, noon), await applicant(db, noon)] as const
    for (const [index, reference] of references.entries())
      await accept(db, reference, { id, isWaiting: index > 1 }, noon)
    await db.updateTable('records').set({ language: 'fr' }).where('reference', '=', references[1]).execute()
    const message = { id, version: 1, paragraph: 'We meet in room 7.', alsoWaiting: false }
    expect(await announceToRun(db, message, by)).toMatchObject({ ok: true, people: [{}, {}] })
    expect(await announceToRun(db, message, by)).toEqual({ ok: false, reason: 'changed' })
    const sent = db.selectFrom('outbox').select(['reference', 'subject', 'text_body'])
    const mails = await sent.where('kind', '=', 'run-announced').execute()
    expect(Object.fromEntries(mails.map((mail) => [mail.reference, mail.subject.split(' (')[0]]))).toEqual({
      [references[0]]: 'News about your course',
      [references[1]]: 'Des nouvelles de votre formation',
    })
    for (const { text_body } of mails) expect(text_body).toContain('We meet in room 7.')
    const events = (await findApplication(db, references[0]))?.events ?? []
    expect(events.at(-1)).toMatchObject({ type: 'reply', note: 'We meet in room 7.', mail_status: 'queued' })
    expect(await announceToRun(db, { ...message, version: 2, alsoWaiting: true }, by)).toMatchObject({
      people: [{}, {}, {}],
    })
  })

  test('names those who cannot be mailed, and leaves out whoever has lost the place', async ({ db }) => {
    const id = await makeRun(db, 4, noon)
    const references = [await applicant(db, noon), await applicant(db, noon), await applicant(db, noon)] as const
    for (const reference of references) await accept(db, reference, { id, isWaiting: false }, noon)
    const [suppressed, cancelled, nowhere] = await Promise.all(references.map((one) => findPlaceOf(db, one)))
    if (!suppressed || !cancelled || !nowhere) throw new Error('no places')
    const mail = { id: null, to_address: suppressed.email, mailbox_key: mailboxKey(suppressed.email) }
    const lost = { reason: 'bounced', detail: null } as const
    await db.transaction().execute((trx) => suppressAddress(trx, mail, lost, noon))
    await movePlace(db, { id: cancelled.id, to: 'cancelled', version: 1, mail: null }, by)
    await db.updateTable('records').set({ email: '' }).where('reference', '=', nowhere.reference).execute()
    const { reached, unreached } = await announcedTo(db, id)
    expect(reached).toEqual([])
    expect(unreached.map(({ reference }) => reference).toSorted()).toEqual([references[0], references[2]].toSorted())
    const message = { id, version: 1, paragraph: 'Hello', alsoWaiting: true }
    expect(await announceToRun(db, message, by)).toEqual({ ok: false, reason: 'nobody' })
  })
})
