// An issue from the first button to the last, without JavaScript: its texts, posts that are chosen, a test, and sending.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { addSubscribers } from '#tests/support/issues.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'editor')
beforeEach(() => empty(site, 'newsletter_issues', 'subscribers', 'posts', 'post_slugs'))

const issues = '/dashboard/newsletter/issues'
const begin = async () => staff.submit(await staff.visit(issues), '#new-issue')
const press = (page: Page, next: string, values: Record<string, string | string[]> = {}) =>
  staff.submit(page, '#issue-text', { ...values, next })
const pathOf = ({ url }: Page) => url.pathname.replace(/\/text\/\w+$/, '')
const idOf = (page: Page) => pathOf(page).split('/').at(-1) ?? ''
const typedOn = ({ $ }: Page) => ['subject', 'preheader', 'body'].map((name) => $(`[name=${name}]`).val())
/** Who gets the issue, then what it waits for; without the message after an act. */
const sentences = ({ $ }: Page) =>
  $('main > p:not(.banner), .stack > p:not(.banner)')
    .toArray()
    .map((line) => $(line).text())
    .filter((line) => /^(Goes to|Waits for|Email isn’t)/.test(line))

test('"New issue" opens the editor of an empty draft, and makes no second one', async () => {
  const page = await begin()
  expect(page.url.pathname).toMatch(/^\/dashboard\/newsletter\/issues\/[^/]+\/text\/en$/)
  expect([page.$('h1').text(), ...typedOn(page)]).toEqual(['Untitled', '', '', ''])
  expect(pathOf(await begin())).toBe(pathOf(page))
  expect((await staff.visit(pathOf(page))).url.pathname).toBe(page.url.pathname)
})

test('the button of another language saves the text; an empty one is left as it is', async () => {
  const page = await begin()
  const french = await press(page, 'fr')
  expect([french.url.pathname, french.text.includes('Text saved.')]).toEqual([`${pathOf(page)}/text/fr`, false])
  const half = await press(french, 'ko', { subject: 'Printemps', body: '' })
  expect([half.status, half.$('[name=subject]').val()]).toEqual([422, 'Printemps'])
  expect(half.$('.field-error').text()).toContain('Text is required')
  const korean = await press(french, 'ko', { subject: 'Printemps', body: 'Bonjour.' })
  expect([korean.url.pathname, korean.text.includes('Text saved.')]).toEqual([`${pathOf(page)}/text/ko`, true])
  expect(korean.$('h1').text()).toBe('Printemps')
  const texts = await listTexts(site.db, idOf(page))
  expect(texts.map(({ language, subject, version }) => [language, subject, version])).toEqual([['fr', 'Printemps', 1]])
  const again = await press(await staff.visit(`${pathOf(page)}/text/fr`), 'en')
  expect(again.url.pathname).toBe(`${pathOf(page)}/text/en`)
  expect((await listTexts(site.db, idOf(page)))[0]?.version).toBe(1)
})

test('posts are inserted by ticking them, at the end of what was typed, and nothing is stored', async () => {
  for (const [title, slug] of [
    ['Alpha', 'alpha'],
    ['Beta', 'beta'],
    ['Gamma', 'gamma'],
  ] as const)
    await makePost(site.db, { title, slug })
  await makePost(site.db, { title: 'Draft', slug: 'a-draft', status: 'draft' })
  await makePost(site.db, { title: 'Bonjour', slug: 'bonjour', language: 'fr' })
  const page = await begin()
  const choices = page
    .$('[name=posts]')
    .toArray()
    .map(({ attribs }) => attribs.value)
  expect(choices.sort()).toEqual(['alpha', 'beta', 'gamma'])
  const typed = { subject: '', preheader: 'News', body: 'Hello.\n\n{{post: beta}}' }
  const inserted = await press(page, 'insert', { ...typed, posts: ['alpha', 'beta', 'a-draft', 'gamma'] })
  expect([inserted.status, ...typedOn(inserted)]).toEqual([
    200,
    '',
    'News',
    'Hello.\n\n{{post: beta}}\n\n{{post: alpha}}\n\n{{post: gamma}}',
  ])
  expect(inserted.$('.field-error, .error-summary')).toHaveLength(0)
  expect(await listTexts(site.db, idOf(page))).toEqual([])
})

test('the text in another language begins with the same posts, translated where they are', async () => {
  const original = await makePost(site.db, { title: 'Alpha', slug: 'alpha' })
  await makePost(site.db, { title: 'Beta', slug: 'beta' })
  const translation = await makePost(site.db, { title: 'Alpha (fr)', slug: 'alpha-fr', language: 'fr' })
  await site.db.updateTable('posts').set({ original_id: original }).where('id', '=', translation).execute()
  const page = await begin()
  const french = await press(page, 'fr', { subject: 'News', body: '{{post: alpha}}\n\nWords.\n\n{{post: beta}}' })
  expect(typedOn(french)).toEqual(['', '', '{{post: alpha-fr}}\n\n{{post: beta}}'])
  // With nothing typed, there is still no text.
  const korean = await press(french, 'ko')
  expect(typedOn(korean)).toEqual(['', '', '{{post: alpha}}\n\n{{post: beta}}'])
  expect((await listTexts(site.db, idOf(page))).map(({ language }) => language)).toEqual(['en'])
})

test('the chooser finds posts by their words, those in the language of the text first', async () => {
  await makePost(site.db, { title: 'Zebras at night', slug: 'zebras' })
  await makePost(site.db, { title: 'Zebras la nuit', slug: 'zebres', language: 'fr' })
  await makePost(site.db, { title: 'Giraffes', slug: 'giraffes' })
  const path = `${pathOf(await begin())}/text/fr/posts`
  const found = async (search: string) =>
    JSON.parse((await staff.visit(`${path}?search=${search}`)).html).map(({ slug }: { slug: string }) => slug)
  expect(await found('zebras')).toEqual(['zebres', 'zebras'])
  expect(await found('')).toEqual(['zebres'])
  expect(await found('nothing-of-that-name')).toEqual([])
  const korean = path.replace('/fr/', '/ko/')
  expect(JSON.parse((await staff.visit(korean)).html)).toHaveLength(3)
})

test('a test goes to the author with what was typed; without any text it is refused', async () => {
  const page = await begin()
  const refused = await press(page, 'test')
  expect([refused.status, refused.text.includes('The issue has no text yet.')]).toEqual([409, true])
  const tested = await press(page, 'test', { subject: 'Spring', body: 'Hello.' })
  expect(tested.url.pathname).toBe(page.url.pathname)
  expect(tested.text).toContain('Email isn’t set up yet, so the test to')
  const mails = await site.db.selectFrom('outbox').select(['kind', 'subject']).execute()
  expect(mails.filter(({ kind }) => kind === 'newsletter-test')).toEqual([
    { kind: 'newsletter-test', subject: '[Test] Spring' },
  ])
})

test('"Send…" saves, says who gets the issue, and one button sends it; then it says what it waits for', async () => {
  const people = [
    { email: 'a@example.com' },
    { email: 'b@example.com' },
    { email: 'c@example.com', language: 'ko' as const },
    { email: 'd@example.com', language: 'fr' as const },
    { email: 'e@example.com', declined_topics: ',articles,' },
  ]
  await addSubscribers(site.db, people, Date.now())
  const page = await begin()
  const korean = await press(page, 'ko', { subject: 'Spring', body: 'Hello.' })
  const confirm = await press(korean, 'send', { subject: '봄', body: '안녕하세요.' })
  expect(confirm.url.pathname).toBe(`${pathOf(page)}/schedule`)
  expect(sentences(confirm)[0]).toBe('Goes to 4 readers if it is sent now: 3 in English, 1 in Korean.')
  expect(confirm.$('#issue-schedule [data-when=now]').text()).toBe('Send now to 4 readers')
  expect(sentences(await staff.visit(page.url.pathname))[0]).toBe(
    'Goes to 4 readers if it is sent now: 3 in English, 1 in Korean. There is no French text, so its readers get the English text.',
  )
  const settings = await staff.visit(`${confirm.url.pathname}/settings`)
  const fewer = await staff.submit(settings, '#issue-settings', { withoutText: 'nothing' })
  expect(sentences(fewer)[0]).toBe('Goes to 3 readers if it is sent now: 2 in English, 1 in Korean.')
  const later = await staff.submit(fewer, '#issue-schedule', { when: 'later', date: '2999-01-02', time: '10:00' })
  expect(later.url.pathname).toBe(pathOf(page))
  const [goes, waits] = sentences(later)
  expect(goes).toBe(
    'Goes to 3 readers: 2 in English, 1 in Korean. When: 2 Jan 2999, 10:00 (Seoul) / 2 Jan 2999, 02:00 (Buea).',
  )
  expect(waits).toMatch(/^Waits for its time: .*2999/)
  expect((await staff.visit(issues)).$('tbody tr').text()).toContain('Waits for its time: ')
  const sent = await staff.submit(await staff.visit(`${pathOf(page)}/schedule`), '#issue-schedule', {
    when: 'now',
    date: '',
  })
  expect(sent.url.pathname).toBe(pathOf(page))
  expect(sentences(sent)[1]).toBe('Email isn’t set up yet. The issue will be sent once it is.')
  expect(sent.$('iframe').attr('src')).toBe(`${pathOf(page)}/preview/en/drawn`)
  expect((await staff.visit(`${pathOf(page)}?language=ko`)).$('iframe').attr('src')).toBe(
    `${pathOf(page)}/preview/ko/drawn`,
  )
})
