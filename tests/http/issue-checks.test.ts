// What staff are told about an issue before it is sent, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { createIssue, saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { addSubscribers, readers, writer } from '#tests/support/issues.ts'
import { addPicture } from '#tests/support/media.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'editor')
beforeEach(() => empty(site, 'newsletter_issues', 'subscribers'))

const good = { subject: 'Spring', preheader: 'What is new', body: 'Hello.' }
const issues = '/dashboard/newsletter/issues'

async function written(texts: Partial<Record<Language, string>>, more: Partial<IssueRow> = {}) {
  const by = { actor: writer, now: Date.now() }
  const id = await createIssue(site.db, { title: 'Spring' }, by)
  for (const [language, body] of Object.entries(texts))
    await saveText(site.db, { id, language: language as Language, version: 0, text: { ...good, body } }, by)
  if (Object.keys(more).length > 0)
    await site.db.updateTable('newsletter_issues').set(more).where('id', '=', id).execute()
  return { id, path: `${issues}/${id}` }
}

/** Without their links, and the colon after what they are about. */
const findingsOn = ({ $ }: Page, list = ':has(> #checks) li') =>
  $(list)
    .toArray()
    .map((line) => {
      const copy = $(line).clone()
      copy.find('> a').remove()
      const about = copy.find('strong').text()
      return copy
        .text()
        .replace(about, `${about.replace(/:$/, '').trim()} `)
        .replace(/\s+/g, ' ')
        .trim()
    })
const schedule = async (path: string, values: Record<string, string> = { when: 'now' }) =>
  staff.submit(await staff.visit(`${path}/schedule`), '#issue-schedule', values)
const later = { when: 'later', date: '2999-01-02', time: '10:00' }

test('dead links, pictures and braces are found where the text is written, previewed, checked and scheduled', async () => {
  await addSubscribers(site.db, readers(1), Date.now())
  const { src } = await addPicture(site.db)
  await makePost(site.db, { title: 'Alive', slug: 'alive' })
  await makeIssue(site.db, { number: 3, texts: { en: { subject: 'Sent' } } })
  const alive = [
    '/blog/alive',
    '/newsletter/issues',
    '/newsletter/issues/3',
    '/fr/newsletter/issues',
    '/privacy',
    '/blog/tag/x',
    '/connect',
    `${site.url}/contact?a=1`,
  ]
  const dead = ['/blog/dead', '/newsletter/issues/4', '/ko/newsletter/issues/3', '/no-such-page', `${site.url}/nothing`]
  const gone = src.replace('-10.', '-999.')
  const links = [...alive, ...dead].map((href) => `[x](${href})`).join(' ')
  const body = `Dear {name}, ${links}\n\n![a](${src})\n\n![b](${gone})`
  const { path, id } = await written({ en: 'Hello.', ko: 'Hello.', fr: 'Hello.' })
  const saved = await staff.submit(await staff.visit(`${path}/text/en`), '#issue-text', { body })
  const expected = [
    ...dead.map((href) => `A link to ${href} leads to a page that does not exist.`),
    'Readers see {name} as it is typed: an issue has no placeholders in braces. Write the words.',
    `The picture ${gone} is not in the media library.`,
  ]
  expect(findingsOn(saved, '.post-findings li')).toEqual(expected.map((message) => `Text ${message}`))
  const page = await staff.visit(`${path}/schedule`)
  expect(findingsOn(page)).toEqual(
    expected.map((message) =>
      message.startsWith('The picture') ? `English, must be fixed ${message}` : `English ${message}`,
    ),
  )
  const refused = await schedule(path)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(`Please fix this first. English: The picture ${gone} is not in the media library.`)
  expect(await findIssue(site.db, id)).toMatchObject({ status: 'draft' })
})

describe('the languages of an issue', () => {
  test.each([
    [['en', 'ko', 'fr'], 'English', []],
    [
      ['en'],
      'English',
      [
        'French There is no French text, so its readers get the English text.',
        'Korean There is no Korean text, so its readers get the English text.',
      ],
    ],
    [
      ['ko'],
      'English',
      [
        'English, must be fixed There is no English text, which readers in English and French would get. Write one, or choose “Leave them out” in the settings.',
      ],
    ],
    [
      ['ko'],
      'nothing',
      [
        'English There is no English text, so its readers are left out.',
        'French There is no French text, so its readers are left out.',
      ],
    ],
    [[], 'English', ['Texts, must be fixed There is no text yet.']],
    [[], 'nothing', ['Texts, must be fixed There is no text yet.']],
  ] as const)(
    'with texts in %j and %s for others: each finding is true, and an error prevents scheduling',
    async (written_, without_text, expected) => {
      await addSubscribers(site.db, [...readers(1), { email: 'k@example.com', language: 'ko' }], Date.now())
      const { path } = await written(Object.fromEntries(written_.map((language) => [language, 'Hello.'])), {
        without_text,
      })
      const page = await staff.visit(`${path}/schedule`)
      expect(findingsOn(page)).toEqual(expected)
      // Each has one colon, and leads to the text that is to be written.
      const { $ } = page
      for (const line of $(':has(> #checks) li').toArray()) {
        expect($(line).find('strong').text()).toMatch(/^[^:]+:$/)
        const missing = /There is no (\w+) text/.exec($(line).text())?.[1]
        const code = { English: 'en', French: 'fr', Korean: 'ko' }[missing ?? '']
        expect($(line).find('> a').attr('href')).toBe(code && `${path}/text/${code}`)
      }
      // The editor says it of each language, once there is a text.
      const editor = await staff.visit(path)
      for (const line of written_.length > 0 ? expected : [])
        expect(editor.text).toContain(line.slice(line.indexOf('There is no')))
      const isRefused = expected.some((line) => line.includes('must be fixed'))
      const answer = await schedule(path, later)
      expect(answer.status).toBe(isRefused ? 409 : 200)
      if (isRefused) expect(answer.text).toContain(expected[0]?.replace(', must be fixed', ':') ?? '')
    },
  )
})

test('an issue that no one would get is not sent now, and says so; it can be scheduled', async () => {
  const { id, path } = await written({ en: 'Hello.', ko: 'Hello.', fr: 'Hello.' })
  const page = await staff.visit(`${path}/schedule`)
  expect(page.text).toContain('No one would get this issue now.')
  const refused = await schedule(path)
  expect([refused.status, refused.text.includes('No one would get this issue now, so it wasn’t sent.')]).toEqual([
    409,
    true,
  ])
  expect(await findIssue(site.db, id)).toMatchObject({ status: 'draft', number: null })
  const scheduled = await schedule(path, later)
  expect(scheduled.text).toContain('Issue scheduled. So far, no one would get it.')
  await addSubscribers(site.db, readers(1), Date.now())
  const { path: other } = await written({ en: 'Hello.', ko: 'Hello.', fr: 'Hello.' }, { title: 'Other' })
  expect((await staff.visit(`${other}/schedule`)).text).not.toContain('No one would get')
  expect((await schedule(other)).text).toContain('Email isn’t set up yet. The issue will be sent once it is.')
})

test('a sent issue offers to send to missed readers only if there are any', async () => {
  const now = Date.now()
  const { id, path } = await written({ en: 'Hello.' }, { status: 'sent', number: 8, prepared_at: now, ended_at: now })
  const mail = { issue_id: id, subscriber_id: 'a', language: 'en' as const, changed_at: now }
  await site.db
    .insertInto('newsletter_recipients')
    .values({ ...mail, n: 1, state: 'accepted' })
    .execute()
  const offers = async () => (await staff.visit(path)).$(`a[href="${path}/send-missed"]`).length
  expect(await offers()).toBe(0)
  await site.db
    .insertInto('newsletter_recipients')
    .values({ ...mail, n: 2, subscriber_id: 'b', state: 'failed' })
    .execute()
  expect(await offers()).toBe(1)
})

test('a change that breaks a scheduled issue says that it will be sent like this', async () => {
  const { id, path } = await written(
    { en: 'Hello.' },
    { status: 'scheduled', send_at: Date.now() + 1e9, zone: 'UTC', number: 9 },
  )
  const will = 'The issue is still scheduled, and will be sent like this at its time.'
  const save = async (body: string) => staff.submit(await staff.visit(`${path}/text/en`), '#issue-text', { body })
  const fine = await save('Hello again.')
  expect([fine.text.includes('Text saved.'), fine.text.includes(will)]).toEqual([true, false])
  const broken = await save('[nowhere](#)')
  expect(broken.text).toContain(`Text saved. ${will}`)
  expect(broken.text).toContain('English: A link leads nowhere: its address is empty.')
  const page = await staff.visit(path)
  expect(page.$('.banner[data-kind=error]').text()).toContain(
    'will be sent at its time although something must be fixed',
  )
  const settings = await staff.submit(await staff.visit(`${path}/schedule/settings`), '#issue-settings', {
    topic: 'talks',
  })
  expect(settings.text).toContain(`Settings saved. ${will}`)
  const earlier = (await staff.visit(`${path}/revisions/en`)).$('main tbody a').last().attr('href') ?? ''
  const restored = await staff.submit(await staff.visit(earlier), '#restore')
  expect([restored.text.includes('Earlier text restored.'), restored.text.includes(will)]).toEqual([true, false])
  await site.db.updateTable('newsletter_issues').set({ status: 'draft' }).where('id', '=', id).execute()
  expect((await save('[nowhere](#)')).text).not.toContain(will)
})
