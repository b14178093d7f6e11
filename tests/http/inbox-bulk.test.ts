// Several records of the inbox changed with one POST.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

type Sent = Parameters<typeof sendEnquiry>
const enquiry = (input?: Sent[1], how?: Sent[2]) => sendEnquiry(site.db, input, how)

async function application(name: string) {
  const visitor = site.visitor()
  const answers = { firstName: name, lastName: 'Kim', email: `${name}@example.com`, agreeTerms: 'yes' }
  await visitor.submit(await visitor.visit('/careers/react'), '#application', answers)
}

describe('many at once', () => {
  const tick = (page: Page, choice: string) =>
    staff.submit(page, '#bulk', {
      record: page
        .$('[name=record]')
        .toArray()
        .map((box) => page.$(box).val() as string),
      do: choice,
    })
  const statuses = async () => {
    const rows = await site.db.selectFrom('records').select(['name', 'status']).orderBy('seq').execute()
    return rows.map(({ name, status }) => `${name}: ${status}`)
  }

  test('are moved with one POST; one that cannot be moved stays, and all is undone', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await application('C')
    const list = await staff.visit('/dashboard/inbox')
    const page = await tick(list, 'move:completed')
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain(
      'Done: 2 records. C Kim can’t be marked as done: use Invite to interview, Accept, Start review or Reject.',
    )
    expect(await statuses()).toEqual(['A: completed', 'B: completed', 'C Kim: new'])
    expect((await tick(list, 'move:spam')).text).toContain('Moved C Kim to Spam. Changed in the meantime: 2 records.')
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('There is nothing to undo.')
    expect(await statuses()).toEqual(['A: completed', 'B: completed', 'C Kim: spam'])
  })

  test('are assigned with one POST, and undo restores each assignee', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await signedIn(site, 'admin', { name: 'Bob' })
    const people = await site.db.selectFrom('users').select(['id', 'name']).execute()
    const [ada, bob] = ['Ada Admin', 'Bob'].map((wanted) => people.find(({ name }) => name === wanted)?.id ?? '')
    await site.db.updateTable('records').set({ assignee_id: bob }).where('name', '=', 'B').execute()
    const owners = async () => {
      const rows = await site.db
        .selectFrom('records')
        .select(['name', 'assignee_id', 'status'])
        .orderBy('seq')
        .execute()
      return rows.map(({ name, assignee_id, status }) => [
        name,
        people.find(({ id }) => id === assignee_id)?.name,
        status,
      ])
    }
    const before = await owners()
    expect(before).toEqual([
      ['A', undefined, 'new'],
      ['B', 'Bob', 'new'],
    ])
    const page = await tick(await staff.visit('/dashboard/inbox'), `assign:${ada}`)
    expect(await owners()).toEqual([
      ['A', 'Ada Admin', 'in_progress'],
      ['B', 'Ada Admin', 'in_progress'],
    ])
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('Undone for 2 records.')
    expect(await owners()).toEqual(before)
    const { reference } = await site.db
      .selectFrom('records')
      .select('reference')
      .where('name', '=', 'B')
      .executeTakeFirstOrThrow()
    expect((await staff.visit(`/dashboard/contacts/${reference}`)).$('.thread').text()).toMatch(/Assigned to Bob/)
  })

  test('are restored by undo, except those changed since', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const page = await tick(await staff.visit('/dashboard/inbox'), 'move:completed')
    await site.db.updateTable('records').set({ version: 9 }).where('name', '=', 'B').execute()
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('Undone for 1 record. 1 was not restored')
    expect(await statuses()).toEqual(['A: new', 'B: completed'])
    const rows = await site.db
      .selectFrom('records')
      .select(['closed_at', 'answered_at'])
      .where('name', '=', 'A')
      .execute()
    expect(rows).toEqual([{ closed_at: null, answered_at: null }])
  })

  test('are assigned with one POST, and an empty selection is reported', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const list = await staff.visit('/dashboard/inbox')
    const ada = list.$('#bulk-assign button:contains("Ada Admin")').first().attr('value') ?? ''
    expect((await tick(list, ada)).text).toContain('Assigned 2 records to Ada Admin.')
    const mine = await site.db.selectFrom('records').select('id').where('assignee_id', 'is not', null).execute()
    expect(mine).toHaveLength(2)
    expect((await staff.submit(list, '#bulk', { do: 'move:spam' })).text).toContain('You didn’t select any records')
  })

  test('are snoozed until nine o’clock tomorrow or on a day, and undo brings them back', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const until = async () => {
      const rows = await site.db.selectFrom('records').select('snoozed_until').execute()
      return rows.map(({ snoozed_until }) => snoozed_until && Number(snoozed_until))
    }
    const list = await staff.visit('/dashboard/inbox')
    const page = await tick(list, list.$('#bulk-snooze button:contains("Tomorrow")').attr('value') ?? '')
    expect(page.text).toContain('Snoozed 2 records until')
    const [first] = await until()
    expect(localTime(first ?? 0, 'Asia/Seoul').time).toBe('09:00')
    expect((await staff.submit(page, '#undo')).text).toContain('Undone for 2 records.')
    expect(await until()).toEqual([null, null])
    const again = await staff.visit('/dashboard/inbox')
    again.$('[name=until]').val('2099-01-02')
    expect((await tick(again, 'snooze')).text).toContain('Snoozed 2 records until Fri')
    const far = [1, 1].map(() => momentOf({ date: '2099-01-02', time: '09:00' }, 'Asia/Seoul'))
    expect(await until()).toEqual(far)
    const snoozed = await staff.visit('/dashboard/inbox?view=snoozed')
    const sooner = await tick(snoozed, snoozed.$('#bulk-snooze button:contains("Tomorrow")').attr('value') ?? '')
    expect(await until()).not.toEqual(far)
    expect((await staff.submit(sooner, '#undo')).text).toContain('Undone for 2 records.')
    expect(await until()).toEqual(far)
  })

  test('are merged if they are open enquiries of one person, once it is asked', async () => {
    const [first, second] = [
      await enquiry({ name: 'Kim', email: 'kim@example.com' }),
      await enquiry({ name: 'Kim', email: 'KIM@example.com' }),
    ]
    const list = await staff.visit('/dashboard/inbox?kind=enquiry')
    const merge = list.$('.bulk-bar button:contains("Merge")')
    const question = await tick(list, merge.attr('value') ?? '')
    expect(question.url.pathname).toMatch(new RegExp(`^/dashboard/inbox/(${first}|${second})/merge$`))
    expect(await statuses()).toEqual(['Kim: new', 'Kim: new'])
    const merged = await staff.submit(question, '#merge')
    expect([merged.url.pathname, merged.url.search]).toEqual([
      `/dashboard/contacts/${first}`,
      list.$('#bulk').attr('action')?.split('bulk')[1],
    ])
    expect(merged.text).toContain(`Merged: ${first} has everything now.`)
    await staff.submit(merged, '#undo')
    expect(await statuses()).toEqual(['Kim: new', 'Kim: new'])
  })

  test('of several people are not merged, nor is one alone, a closed one or an application', async () => {
    const told = async () => {
      const page = await tick(await staff.visit('/dashboard/inbox?view=all'), 'merge')
      expect(page.url.pathname).toBe('/dashboard/inbox')
      return page.text
    }
    const first = await enquiry({ name: 'Kim', email: 'kim@example.com' })
    expect(await told()).toContain('Select two or more records of one person to merge them.')
    await enquiry({ name: 'Kim', email: 'kim@example.com' })
    const closed = { status: 'completed' as const, closed_at: Date.now() }
    await site.db.updateTable('records').set(closed).where('reference', '=', first).execute()
    expect(await told()).toContain('Only open enquiries can be merged: reopen a completed one first.')
    await enquiry({ name: 'Bo', email: 'bo@example.com' })
    expect(await told()).toContain('The selected records aren’t from one email address, so they can’t be merged.')
    expect(await statuses()).toEqual(['Kim: completed', 'Kim: new', 'Bo: new'])
  })

  test('cannot be snoozed until a day that is over', async () => {
    await enquiry({ name: 'A' })
    const list = await staff.visit('/dashboard/inbox')
    list.$('[name=until]').val('2020-01-02')
    expect((await tick(list, 'snooze')).text).toContain('Choose a day after today.')
  })

  test('get a tag that is in use with one press, also one with a colon', async () => {
    const one = await enquiry({ name: 'A' })
    await site.db.updateTable('records').set({ tags: 'q: price' }).where('reference', '=', one).execute()
    await enquiry({ name: 'B' })
    const list = await staff.visit('/dashboard/inbox')
    expect(list.$('#bulk-tag [value="tag:q: price"]').text()).toBe('#q: price')
    expect((await tick(list, 'tag:q: price')).text).toContain('Tagged B: #q: price. Already tagged #q: price: A.')
  })

  test('get a pressed tag without what was typed to find it, and what was typed before', async () => {
    await enquiry({ name: 'A' })
    const list = await staff.visit('/dashboard/inbox')
    list.$('[name=tags]').val('Urgent, on')
    expect((await tick(list, 'tag:on site')).text).toContain('Tagged A: #urgent #on site.')
  })

  test('get tags beside their own; refused tags come back into their field', async () => {
    const one = await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await site.db.updateTable('records').set({ tags: 'old' }).where('reference', '=', one).execute()
    const tag = async (tags: string) => {
      const list = await staff.visit('/dashboard/inbox')
      list.$('[name=tags]').val(tags)
      // Enter in the field presses the first button of the form.
      return tick(list, list.$('#bulk [name=do]').first().attr('value') ?? 'none')
    }
    expect((await tag('Urgent, #new')).text).toContain('Tagged 2 records: #urgent #new.')
    const rows = await site.db.selectFrom('records').select('tags').orderBy('seq').execute()
    expect(rows.map(({ tags }) => tags)).toEqual(['old,urgent,new', 'urgent,new'])
    const refused = await tag('a, b, c, d, e, f, g, h, i, j, k')
    expect(refused.text).toContain('Please use 10 tags or fewer.')
    expect(refused.$('#bulk-tag').attr('open')).toBeDefined()
    expect(refused.$('[name=tags]').val()).toBe('a, b, c, d, e, f, g, h, i, j, k')
  })

  test('of kinds without write permission stay unchanged', async () => {
    const reference = await enquiry({ name: 'A' })
    const admissions = await signedIn(site, 'admissions')
    const page = await admissions.post('/dashboard/inbox/bulk', `record=${reference}.1&do=move:spam`)
    expect(page.text).toContain('1 record was left as it is')
    expect(await statuses()).toEqual(['A: new'])
    for (const bad of ['do=move:toString', 'do=x', `record=x&do=move:spam`, `record=${reference}.x&do=move:spam`]) {
      expect((await staff.post('/dashboard/inbox/bulk', bad)).status, bad).toBe(200)
    }
    expect((await (await signedIn(site, 'viewer')).visit('/dashboard/inbox')).$('#bulk').length).toBe(0)
  })
})
