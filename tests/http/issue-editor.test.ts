// The editor of an issue's text, without JavaScript.
import { afterAll, expect, test } from 'vitest'
import { createIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { writer } from '#tests/support/issues.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'editor')
const id = await createIssue(site.db, { title: 'Spring' }, { actor: writer, now: Date.now() })
const path = `/dashboard/newsletter/issues/${id}`

test('leads to the pictures, and draws the typed text as a mail in a new tab', async () => {
  const page = await staff.visit(`${path}/text/ko`)
  expect(page.$('.post-canvas > a').attr('href')).toBe('/admin-controls/media')
  const button = page.$('button[name=shown]')
  expect([button.attr('formtarget'), button.attr('formaction')]).toEqual(['_blank', `${path}/preview/ko/live`])
  const typed = new URLSearchParams({ subject: '봄', preheader: '', body: '**굵게**', shown: 'page' })
  const drawn = await staff.post(`${path}/preview/ko/live`, typed.toString())
  expect([drawn.status, drawn.$('html').attr('lang'), drawn.$('h1').text()]).toEqual([200, 'ko', '봄'])
  expect(drawn.$('strong').last().text()).toBe('굵게')
  expect(await site.db.selectFrom('newsletter_texts').selectAll().execute()).toEqual([])
})

test('a save stays on the page, which says so with the length and findings', async () => {
  const page = await staff.visit(`${path}/text/en`)
  expect(page.$('.post-state').text()).toContain('Not saved yet')
  const saved = await staff.submit(page, '#issue-text', { subject: 'Spring', body: 'Three short words. [x](y)' })
  expect(saved.url.pathname).toBe(`${path}/text/en`)
  expect(saved.$('.post-state').text()).toContain('Last saved')
  expect(saved.$('.post-about').text()).toContain('4 words')
  expect(saved.$('.post-findings li').text()).toContain('must begin with /')
})

test('the frame of a preview allows the styles of a mail, and no scripts', async () => {
  const { headers } = await fetch(`${site.url}${path}/preview/en/live`, {
    headers: { Cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; ') },
  })
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src 'unsafe-inline'")
  expect(policy).toMatch(/sandbox allow-same-origin allow-popups/)
  expect(policy).not.toMatch(/script/)
})

test('an advertising issue is refused with all the facts that it lacks', async () => {
  const saved = await staff.submit(await staff.visit(`${path}/schedule/settings`), '#issue-settings', {
    isAdvertising: 'yes',
  })
  expect(saved.redirects).toEqual([303])
  const refused = await staff.submit(await staff.visit(`${path}/schedule`), '#issue-schedule', { when: 'now' })
  expect(refused.status).toBe(409)
  for (const fact of ['the name of the sender', 'an email address', 'a phone number', 'a postal address'])
    expect(refused.$('.error-summary').text()).toContain(fact)
})
