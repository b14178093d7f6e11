// Takes a reply back within its first seconds, without JavaScript.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendEnquiry } from '#tests/support/desk.ts'
import { linkTo, mailRows, newestMail } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite({ UNDO_SEND_SECONDS: '60' })
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

const enquiry = () => sendEnquiry(site.db, { name: 'Kim', email: 'kim@example.com', message: 'Can you?' })

/** What the visitor's own page says. */
async function statusPage(reference: string) {
  const visitor = site.visitor()
  await visitor.submit(await visitor.visit('/status'), '#status', { email: 'kim@example.com', reference })
  return visitor.visit(linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' })))
}

test('a reply is taken back: nothing was sent, the visitor has seen nothing, and the text is a draft again', async () => {
  const reference = await enquiry()
  const path = `/dashboard/contacts/${reference}`
  const sent = await staff.submit(await staff.visit(path), '#reply', { body: 'Yes, we cann.', finish: 'close' })
  expect(sent.$('.page-head .pill').text()).toBe('Completed')
  expect((await statusPage(reference)).text).not.toContain('Yes, we cann.')
  const undone = await staff.submit(sent, '#undo')
  expect(undone.url.pathname).toBe(path)
  expect(undone.text).toContain('The reply wasn’t sent. It’s a draft again.')
  expect(undone.$('#reply [name=body]').text()).toBe('Yes, we cann.')
  expect(undone.$('.page-head .pill').text()).toBe('New')
  expect(undone.$('.thread').text()).not.toContain('Reply by email')
  expect(await mailRows(site.db, { kind: 'record-replied' })).toEqual([])
})

test('after its time the reply is before the visitor, and undo says that it is too late', async () => {
  const reference = await enquiry()
  const sent = await staff.submit(await staff.visit(`/dashboard/contacts/${reference}`), '#reply', { body: 'Yes.' })
  await site.db
    .updateTable('outbox')
    .set({ waits_until: Date.now() - 1 })
    .execute()
  expect((await statusPage(reference)).text).toContain('We replied')
  const late = await staff.submit(sent, '#undo')
  expect(late.text).toContain('It’s too late to undo')
  expect(await mailRows(site.db, { kind: 'record-replied' })).toHaveLength(1)
})

test('undo that comes too late stays in the list, and a reply that is never sent has none', async () => {
  const list = '?list=view%3Dall'
  const reply = async (path: string) =>
    staff.submit(await staff.visit(path + list), '#reply', { body: 'Yes.', finish: 'close' })
  const sent = await reply(`/dashboard/contacts/${await enquiry()}`)
  await site.db
    .updateTable('outbox')
    .set({ waits_until: Date.now() - 1 })
    .execute()
  const late = await staff.submit(sent, '#undo')
  expect(late.text).toContain('It’s too late to undo')
  expect(late.url.pathname + late.url.search).toBe('/dashboard/inbox?view=all')
  const shown = await reply(`/dashboard/contacts/${await sendEnquiry(site.db, { email: 'visitor1@demo.example' })}`)
  expect([shown.url.pathname, shown.$('#undo').length]).toEqual(['/dashboard/inbox', 0])
})

test('an assignment and a snooze of one record are taken back', async () => {
  const reference = await enquiry()
  const path = `/dashboard/inbox/${reference}`
  for (const [change, form, values] of [
    ['assign', '#assign', { assignee: (await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id }],
    ['snooze', '#snooze', { until: '2099-01-01' }],
  ] as const) {
    const { version, ...before } = await record(reference)
    const changed = await staff.submit(await staff.visit(`${path}/${change}`), form, values)
    expect(await record(reference), change).not.toMatchObject(before)
    expect((await staff.submit(changed, '#undo')).text, change).toContain('Undone.')
    expect(await record(reference), change).toMatchObject({ ...before, version: version + 2 })
  }
})

const record = (reference: string) =>
  site.db
    .selectFrom('records')
    .select(['assignee_id', 'snoozed_until', 'status', 'version'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
