// An act on records that changes nothing says so, offers no undo, and says what can be done instead.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isOpen, nextMoves, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
import { bulkMoves } from '#app/routes/admin/inbox/bulk-choices.ts'
import type { changePages } from '#app/routes/admin/records/change.tsx'
import { apply } from '#tests/support/applications.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
const me = (await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

const versions = async () => {
  const rows = await site.db.selectFrom('records').select(['reference', 'version']).orderBy('seq').execute()
  return rows.map(({ reference, version }) => `${reference}.${version}`)
}
const audited = async () => (await site.db.selectFrom('audit_events').select('id').execute()).length

async function acted(act: () => Promise<Awaited<ReturnType<Visitor['visit']>>>) {
  const before = [await versions(), await audited()]
  const page = await act()
  return { page, isUnchanged: JSON.stringify(before) === JSON.stringify([await versions(), await audited()]) }
}

describe('on selected records', () => {
  const bulk = async (act: string) =>
    staff.post('/dashboard/inbox/bulk', [...(await versions()).map((one) => `record=${one}`), act].join('&'))

  const moved = Object.keys(bulkMoves).filter((to) => to !== 'new')
  const acts: Record<string, string> = {
    ...Object.fromEntries(moved.map((to) => [`do=move:${to}`, 'Already “'])),
    'do=assign:': 'Already unassigned: ',
    'do=assign:me': 'Already assigned to Ada Admin: ',
    'do=snooze&until=2099-01-02': 'Already snoozed until Fri',
    'do=snooze:wake': 'Not snoozed: ',
    'do=tag&tags=On site, late': 'Already tagged #on site #late: ',
  }
  test.each(Object.entries(acts))('%s', async (act, words) => {
    const isForApplications = act.endsWith('reviewing')
    for (const name of ['Kim', 'Lee']) {
      if (isForApplications) await apply(site.db, { firstName: name, lastName: 'Kim', email: `${name}@example.com` })
      else await sendEnquiry(site.db, { name })
    }
    const sent = act.replace('me', me)
    await bulk(sent)
    const { page, isUnchanged } = await acted(() => bulk(sent))
    expect(page.text).toContain(words)
    expect(page.text).toContain(': 2 records.')
    expect([isUnchanged, page.$('#undo').length, page.$('[role=alert]').length]).toEqual([true, 0, 0])
  })

  test('those that are changed are told beside those that were so already', async () => {
    for (const name of ['Kim', 'Lee', 'Park']) await sendEnquiry(site.db, { name })
    await site.db.updateTable('records').set({ tags: 'late' }).where('name', '=', 'Lee').execute()
    const page = await bulk('do=tag&tags=late')
    expect(page.text).toContain('Tagged 2 records: #late. Already tagged #late: Lee.')
    expect((await staff.submit(page, '#undo')).text).toContain('Undone for 2 records.')
    const rows = await site.db.selectFrom('records').select(['name', 'tags']).orderBy('seq').execute()
    expect(rows.map(({ tags }) => tags)).toEqual([null, 'late', null])
  })

  const states = (['enquiry', 'application'] as const).flatMap((kind) =>
    statusesOf(kind).map((status) => [kind, status] as const),
  )
  test.each(states)('every other move from %s, %s is made, or its status says why not', async (kind, status) => {
    for (const to of Object.keys(bulkMoves).filter((to) => to !== 'completed' && to !== status)) {
      await site.db.deleteFrom('records').execute()
      if (kind === 'enquiry') await sendEnquiry(site.db, { name: 'Kim' })
      else await apply(site.db, { firstName: 'Kim' })
      await site.db
        .updateTable('records')
        .set({ status, closed_at: isOpen(kind, status) ? null : 1 })
        .execute()
      const { page, isUnchanged } = await acted(() => bulk(`do=move:${to}`))
      expect(page.text, to).not.toContain('marked as done')
      if (isUnchanged) expect(page.text, to).toContain(`: not possible from the status “${statusLabel(kind, status)}”.`)
      else expect(page.text, to).toMatch(/Moved Kim/)
    }
  })

  test.each(states)('“Done” from %s, %s is done, or names what its page offers', async (kind, status) => {
    if (kind === 'enquiry') await sendEnquiry(site.db, { name: 'Kim' })
    else await apply(site.db, { firstName: 'Kim' })
    const closed_at = isOpen(kind, status) ? null : 1
    await site.db.updateTable('records').set({ status, closed_at }).execute()
    const page = await bulk('do=move:completed')
    if (kind === 'enquiry' && isOpen(kind, status)) return expect(page.text).toContain('Done: Kim')
    if (closed_at && status !== 'spam')
      return expect(page.text).toContain(`Already “${statusLabel(kind, status)}”: Kim`)
    const advice = page.text.match(/Kim.*? can’t be marked as done: use (.+?)\./)
    const [reference] = (await versions()).map((one) => one.split('.')[0])
    const record = await staff.visit(`/dashboard/${kind === 'enquiry' ? 'contacts' : 'careers'}/${reference}`)
    const labels = nextMoves(kind, status).map(({ label }) => label)
    expect(advice?.[1]?.split(/, | or /)).toEqual(labels)
    for (const label of labels)
      expect(record.$(`main :is(a, button):contains("${label}")`).length, label).toBeGreaterThan(0)
  })
})

describe('on a record’s own page', () => {
  const acts: Record<
    Exclude<keyof typeof changePages, 'note' | 'merge'>,
    [values: Record<string, string>, words: string]
  > = {
    assign: [{ assignee: 'me' }, 'Already assigned to Ada Admin: Kim.'],
    tags: [{ tags: 'on site' }, 'Already tagged #on site: Kim.'],
    snooze: [{ until: '2099-01-02' }, 'Already snoozed until Fri'],
    address: [{ email: 'kim@example.com' }, 'Email address unchanged: kim@example.com'],
    separate: [{}, 'wasn’t merged.'],
    settle: [{}, 'No reply was due: Kim.'],
  }
  test.each(Object.entries(acts))('%s', async (form, [values, words]) => {
    const reference = await sendEnquiry(site.db, { name: 'Kim', email: 'old@example.com' })
    const sent = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/^me$/, me)]))
    const act = async () => staff.submit(await staff.visit(`/dashboard/inbox/${reference}/${form}`), `#${form}`, sent)
    await act()
    const { page, isUnchanged } = await acted(act)
    expect(page.text).toContain(words)
    expect([isUnchanged, page.$('#undo').length, page.redirects]).toEqual([true, 0, [303]])
  })
})
