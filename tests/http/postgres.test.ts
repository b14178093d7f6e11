// The built site on PostgreSQL: the main journey, and concurrent requests on real parallel connections.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#tests/support/databases.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'
import { setUpTwoStep } from '#tests/support/two-step.ts'

let site: Site
let close: () => Promise<unknown>
beforeAll(async () => {
  const postgres = await openPostgres()
  close = postgres.close
  site = await startSite({ DATABASE_URL: postgres.url })
})
afterAll(async () => {
  await site.close()
  await close()
})

test('an enquiry is sent, acknowledged, shown verbatim, moved, and its mails are kept', async () => {
  const visitor = site.visitor()
  const typed = { name: '김민수 👩‍💻', email: 'kim@example.com', message: '=HYPERLINK("x")\n\n안녕하세요 %_\\' }
  const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', typed)
  const reference = thanks.$('strong.form-reference').text()
  expect(reference).toMatch(/^ENQ-/)

  const staff = await signedIn(site)
  const list = await staff.visit('/dashboard/contacts?search=%25_%5C')
  expect(list.text).toContain(typed.name)
  const page = await staff.visit(`/dashboard/contacts/${reference}`)
  expect(page.$('.typed-message').text()).toBe(typed.message)
  const started = await staff.submit(page, 'form[data-move=in_progress]')
  expect((await staff.submit(started, 'form[data-move=completed]')).text).toContain('Completed')
  expect((await staff.submit(started, 'form[data-move=completed]')).status).toBe(409)
  const mails = await staff.visit('/dashboard/mail')
  expect(mails.text).toContain('kim@example.com')
  expect(mails.text).toContain('staff@example.com')
})

test('50 identical concurrent POSTs create one row and get 50 identical answers', async () => {
  const form = await site.visitor().visit('/contact')
  const values = { name: 'Ada', email: 'ada@example.com', message: 'Fifty times' }
  // Who has waited too long for the database is asked to send it again.
  const send = async () => {
    for (;;) {
      const answer = await site.visitor().submit(form, '#contact', values)
      if (answer.status !== 503) return answer
    }
  }
  const answers = await Promise.all(Array.from({ length: 50 }, send))
  expect(new Set(answers.map((answer) => answer.$('strong.form-reference').text())).size).toBe(1)
  const rows = await site.db.selectFrom('enquiries').select('record_id').where('message', '=', values.message).execute()
  expect(rows).toHaveLength(1)
})

test('a recovery code sent six times at once signs in once, every time', async () => {
  const email = await staffAccount(site)
  const owner = site.visitor()
  await owner.post('/login', new URLSearchParams({ email, password }))
  const { recoveryCodes } = await setUpTwoStep(owner)
  for (const code of recoveryCodes.slice(0, 5)) {
    await site.db.deleteFrom('rate_limits').execute()
    const visitor = site.visitor()
    await visitor.post('/login', new URLSearchParams({ email, password }))
    const send = () => visitor.post('/login/code', new URLSearchParams({ code }), { follow: false })
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    const inside = answers.filter(({ headers }) => headers.getSetCookie().some((line) => line.startsWith('session=')))
    const statuses = answers.map(({ status }) => status).sort()
    expect([statuses.filter((status) => status > 429), inside.length]).toEqual([[], 1])
  }
})

test('a value that does not fit a column is refused, never an internal error', async () => {
  const staff = await signedIn(site)
  const { id } = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { reference } = await site.db.selectFrom('records').select('reference').executeTakeFirstOrThrow()
  const version = '9999999999'
  const forms: Record<string, Record<string, string>> = {
    [`/dashboard/users/${id}`]: { name: 'Ada', role: 'viewer', version },
    [`/dashboard/users/${id}/disable`]: { version },
    [`/dashboard/contacts/${reference}`]: { to: 'completed', version },
    '/dashboard/careers/APP-2222-2222': { to: 'accepted', version },
    [`/dashboard/newsletter/${id}`]: { version },
    [`/dashboard/newsletter/${id}/unsubscribe`]: { version },
    '/dashboard/settings/profile': { name: 'Ada', timeZone: 'UTC', version },
    '/admin/texts/company/facts/en': { primaryOffice: 'seoul', version },
    '/admin/texts/company/facts/en/undo': { version },
    '/dashboard/settings/security': { version },
    '/login': { email: 'a\0@example.com', password: 'x\0' },
  }
  for (const [path, values] of Object.entries(forms)) {
    for (const given of [values, { ...values, version: '99999999999999999999' }, { ...values, version: '1e400' }]) {
      const visitor = path === '/login' ? site.visitor() : staff
      const { status } = await visitor.post(path, new URLSearchParams(given), { follow: false })
      expect([path, given.version, [400, 404, 409, 422].includes(status) || status]).toEqual([
        path,
        given.version,
        true,
      ])
    }
  }
  for (const door of staffDoors(site.build).filter(({ hasLoader }) => hasLoader)) {
    // As a data request where there is a page, which needs no rendering.
    const path = door.path.replaceAll('/x', `/${'9'.repeat(30)}`) + (/\.csv$|^\/api\//.test(door.path) ? '' : '.data')
    const { status } = await staff.visit(
      `${path}?before=99999999999999.${id}&q=%00&status=%00&person=%00&from=9999-12-31`,
    )
    expect([path, status < 500]).toEqual([path, true])
  }
})

test('the health check reads and writes', async () => {
  const response = await fetch(`${site.url}/healthcheck`)
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'ok' })
})
