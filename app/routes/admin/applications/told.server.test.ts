import { expect } from 'vitest'
import { createCode } from '#app/features/applications/codes/codes.server.ts'
import { changeEntry } from '#app/features/texts/change-order.server.ts'
import { courseTexts } from '#app/features/texts/kinds/courses.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { theSite } from '#db/audit.ts'
import type { Role } from '#db/tables/staff.ts'
import { makeRun } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { movedPlaceWords, savedCodeWords, savedRunWords } from './told.server.ts'

const now = Date.UTC(2026, 10, 24, 12)
const by = { actor: theSite, now }
const say = sayIn('en')
const drawn = ({ text, ...others }: Awaited<ReturnType<typeof savedRunWords>>) => ({ text: say(text), ...others })
const told = (role: Role) => ({ now, say, language: 'en' as const, staff: { role } as never })

describeOnBothDialects('what is said of a place that has moved', (open) => {
  test.each([
    ['pending', false, null, 'Ann’s place is now: Pending.'],
    ['cancelled', true, null, 'Ann’s place is now: Cancelled. No email was sent.'],
    [
      'confirmed',
      true,
      'The email is on its way.',
      'Ann’s place is now: Confirmed. Email isn’t set up yet, so the email is held.',
    ],
  ] as const)('names the email that the move sends: %s, %s, %s', async (status, isMailed, mail, text) => {
    const db = await open()
    const place = { name: 'Ann', email: 'ann@example.com', status }
    const written = { kind: 'place-confirmed', to: place.email, subject: 's', text: 'x', html: 'x' } as const
    if (mail) await db.transaction().execute((trx) => queueMail(trx, written, now))
    expect(await movedPlaceWords(db, { place, note: null, isMailed }, told('admissions'))).toBe(text)
  })
})

describeOnBothDialects('what is said of a saved run or code', (open) => {
  test('is that visitors do not see the run of a hidden course, with a link for those who may follow it', async () => {
    const db = await open()
    const run = { id: await makeRun(db, 2, now), course_id: 'react', starts_on: '2026-12-24' }
    expect(say((await savedRunWords(db, run, 'Run saved.', told('admin'))).text)).toBe(
      'Run saved. The course’s page shows it now.',
    )
    const later = { id: await makeRun(db, 2, now, { inDays: 60 }), course_id: 'react', starts_on: '2027-01-23' }
    expect(say((await savedRunWords(db, later, 'Run saved.', told('admin'))).text)).toBe(
      'Run saved. The course’s page shows it once the run of 24 Dec 2026 has begun.',
    )
    const last = { id: await makeRun(db, 2, now, { inDays: 90 }), course_id: 'react', starts_on: '2027-02-22' }
    expect(say((await savedRunWords(db, last, 'Run saved.', told('admin'))).text)).toBe(
      'Run saved. The course’s page shows it once the run of 23 Jan 2027 has begun.',
    )
    const same = { id: await makeRun(db, 2, now, { inDays: 90 }), course_id: 'react', starts_on: '2027-02-22' }
    const other = [last, same].toSorted((one, two) => (one.id < two.id ? -1 : 1))[1] ?? same
    expect(say((await savedRunWords(db, other, 'Run saved.', told('admin'))).text)).toBe(
      'Run saved. The course’s page shows another run of the same day.',
    )
    await changeEntry(db, courseTexts, { key: 'react', move: 'hide' }, by)
    const text = 'Run saved. Visitors don’t see its course.'
    const link = { to: '/admin/texts/courses', label: 'Open the list' }
    expect(drawn(await savedRunWords(db, run, 'Run saved.', told('admin')))).toEqual({ text, link })
    expect(drawn(await savedRunWords(db, run, 'Run saved.', told('admissions')))).toEqual({ text })
  })

  test('is that nobody can use a code whose uses are taken', async ({ db }) => {
    const terms = { percent: 10, startsOn: '', endsOn: null, firstCourseOnly: false }
    await createCode(db, { code: 'ONCE', ...terms, maxUses: 1 }, by)
    expect(say((await savedCodeWords(db, 'ONCE', '{code} saved.', told('admin'))).text)).toBe(
      'ONCE saved. Applicants can use it now.',
    )
    await db.updateTable('promo_codes').set({ max_uses: 0 }).execute()
    expect(drawn(await savedCodeWords(db, 'ONCE', '{code} saved.', told('admin')))).toEqual({
      text: 'ONCE saved. Applicants can’t use it: its maximum uses are taken.',
      link: { to: '/dashboard/careers/codes/ONCE#code-maxUses', label: 'Change maximum' },
    })
  })
})
