// The first steps on the overview of a new installation, without scripts.
import { afterAll, expect, test } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { signLegalTexts } from '#tests/support/sign-legal-texts.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const stepsIn = ({ $ }: Page) =>
  $('[data-step]')
    .toArray()
    .map((step) => `${$(step).attr('data-step')}${$(step).attr('data-done') === undefined ? '' : ' done'}`)

test('are five, each with its link, and each is done by being done', async () => {
  const page = await admin.visit('/dashboard')
  expect(stepsIn(page)).toEqual(['facts', 'mail', 'backup', 'colleague', 'launch'])
  const missing = /^(\d\d) still missing$/.exec(page.$('[data-step=facts] .soft').text())?.[1]
  expect(missing).toBeDefined()
  const list = await admin.visit('/dashboard/settings/launch-checklist')
  expect(list.text).toContain(`${missing} facts are still missing`)
  const counts = [
    ...list
      .$('.launch-areas summary')
      .text()
      .matchAll(/(\d+) of (\d+) required facts filled in/g),
  ]
  expect(counts.reduce((sum, [, known, all]) => sum + Number(all) - Number(known), 0)).toBe(Number(missing))
  const forms = new Map<string, Page>()
  for (const line of list.$('.launch-areas .point-text:has([href*="#text-"])').toArray()) {
    const { pathname: path, hash } = new URL(String(list.$(line).find('a').attr('href')), site.url)
    const id = hash.slice(1)
    const form = forms.get(path) ?? (await admin.visit(path))
    forms.set(path, form)
    const label = form.$(`label[for="${id}"]`)
    // A list of rows has none.
    if (label.length === 0) continue
    const isOptional = label.find('.field-optional').length
    expect([path, id, list.$(line).find('.field-optional').length]).toEqual([path, id, isOptional])
  }
  expect(forms.size).toBeGreaterThan(8)
  for (const link of page.$('[data-step] a').toArray()) {
    const to = page.$(link).attr('href') ?? ''
    if (to.includes('#')) expect(page.$(`[id="${to.split('#')[1]}"]`)).toHaveLength(1)
    else expect((await admin.visit(to)).status, to).toBe(200)
  }
  await createUser(site.db, { email: 'demo.staff@demo.example', role: 'viewer', name: 'Demo' }, Date.now())
  expect(stepsIn(await admin.visit('/dashboard'))).toEqual(['facts', 'mail', 'backup', 'colleague', 'launch'])
  await admin.submit(await admin.visit('/dashboard/users/invite'), '#invite', {
    name: 'Bo',
    email: 'bo@example.com',
    role: 'viewer',
  })
  await signLegalTexts(admin)
  await admin.submit(await admin.visit('/dashboard/settings/launch-checklist'), '#launch', {
    signedOff: 'yes',
    reason: 'A trial',
  })
  expect(stepsIn(await admin.visit('/dashboard'))).toEqual(['facts', 'mail', 'backup', 'colleague done', 'launch done'])
})

test('saving a fact leads back to the next one of the launch checklist, which keeps what is done', async () => {
  const list = await admin.visit('/dashboard/settings/launch-checklist')
  const { pathname, search, hash } = new URL(list.$('.launch-next a').first().attr('href') ?? '', site.url)
  const next = list.$('.launch-next li').eq(1).attr('id')
  expect([pathname, hash, next]).toEqual([
    '/admin/texts/company/facts/en',
    '#text-legalName',
    'next-company-facts-en-registeredAddress',
  ])
  const form = await admin.visit(pathname + search)
  const cancel = form.$('#text a[href^="/dashboard/settings/launch-checklist"]').attr('href')
  const back = await admin.submit(form, '#text', { legalName: 'Third Number Limited' })
  expect([back.url.pathname + back.url.hash, cancel]).toEqual(Array(2).fill(`${list.url.pathname}#${next}`))
  expect(back.$('.launch-next a').first().text()).toBe('Registered address')
  const done = back.$('section[aria-labelledby=next] details').first()
  expect([done.find('summary').text(), done.find('li a').text()]).toEqual(['Done (1)', 'Registered company name'])
})

test('only an admin sees them and puts them away, for everybody and once', async () => {
  const editor = await signedIn(site, 'editor')
  expect(stepsIn(await editor.visit('/dashboard'))).toEqual([])
  expect((await editor.post('/dashboard/first-steps', 'isPutAway=yes&version=0')).status).toBe(403)
  const open = await admin.visit('/dashboard')
  const away = await admin.submit(open, '#put-away')
  expect([away.url.pathname, away.redirects, stepsIn(away)]).toEqual(['/dashboard', [303], []])
  expect((await admin.submit(open, '#put-away')).redirects).toEqual([303])
  expect(stepsIn(await (await signedIn(site, 'admin')).visit('/dashboard'))).toEqual([])
  const entries = await site.db.selectFrom('audit_events').selectAll().where('verb', '=', 'first-run-changed').execute()
  expect(entries.map(({ detail }) => JSON.parse(detail))).toEqual([{ isPutAway: 'true' }])
})

test('an admin brings them back from the launch checklist', async () => {
  const path = '/dashboard/settings/launch-checklist'
  expect((await (await signedIn(site, 'editor')).visit(path)).$('#bring-back')).toHaveLength(0)
  const overview = await admin.submit(await admin.visit(path), '#bring-back')
  expect([overview.url.pathname, overview.redirects]).toEqual(['/dashboard', [303]])
  expect(stepsIn(overview)).toHaveLength(5)
  expect((await admin.visit(path)).$('#bring-back')).toHaveLength(0)
})
