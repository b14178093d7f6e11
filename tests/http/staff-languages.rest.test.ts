// The staff area in the language of each member of staff: every page of the build, and the answer to every form.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { furnish, staffPaths } from '#tests/judges/staff-pages.ts'
import { englishOnStaff } from '#tests/support/english-words.ts'
import { signedIn } from '#tests/support/people.ts'
import { makePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'
import { actOn } from '#tests/support/staff-actions/acting.ts'
import { staffActions } from '#tests/support/staff-actions.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

let admin: Visitor
let paths: string[]
const english = new Map<string, Page>()
const site = await startSite({ UNDO_SEND_SECONDS: '60' })
afterAll(() => site.close())
beforeAll(async () => {
  admin = await furnish(site)
  paths = (await staffPaths(site, admin)).filter(isOfStaff)
  for (const path of paths) english.set(path, await admin.visit(path))
})

/** Pages for visitors are in the language of the visitors. */
const isOfStaff = (path: string) =>
  /^\/(dashboard|admin|admin-controls)(\/|\?|$)/.test(path) && !path.startsWith('/admin/branding/sample')

const speak = (language: Language) => site.db.updateTable('users').set({ language }).execute()

describe.each(otherLanguages)('in %s', (language) => {
  test('no page has English words, or two buttons of one name in a question', async () => {
    await speak(language)
    const found: string[] = []
    for (const path of paths) {
      const page = await admin.visit(path)
      expect([path, page.$('html').attr('lang')]).toEqual([path, language])
      const buttons = page.$('.question .form-actions').children().toArray()
      const names = buttons.map((button) => page.$(button).text())
      if (new Set(names).size < names.length) found.push(`${path}: ${names}`)
      found.push(...englishOnStaff(page, english.get(path) ?? page, language).map((words) => `${path}: ${words}`))
    }
    await speak('en')
    expect(found).toEqual([])
  })
})

test('a question is asked in the language of the member of staff, and a title stays as it was typed', async () => {
  const post = `/admin-controls/${await makePost(site.db, { title: 'Posts' })}`
  await speak('fr')
  const headingOf = async (path: string) => (await admin.visit(path)).$('h1').text()
  expect(await headingOf(`${post}/delete`)).toBe('Mettre cet article à la corbeille\u202f?')
  expect(await headingOf(post)).toBe('Posts')
  await speak('en')
})

test('a member of staff chooses the language in the profile', async () => {
  const staff = await signedIn(site, 'viewer')
  const profile = '/dashboard/settings/profile'
  const saved = await staff.submit(await staff.visit(profile), '#profile', { language: 'ko' })
  expect(saved.$('html').attr('lang')).toBe('ko')
  expect(saved.$('.staff-sidebar').text()).toContain('설정')
  const refused = await staff.submit(await staff.visit(profile), '#profile', { name: '' })
  expect(refused.$('.field-error').text()).toContain('이름을 입력해 주세요')
  expect(refused.$('title').text()).toMatch(/^오류: /)
  const colleague = await signedIn(site, 'viewer')
  expect((await colleague.visit(profile)).$('html').attr('lang')).toBe('en')
})

const messages = Object.entries(staffActions).flatMap(([route, byVerb]) =>
  Object.entries(byVerb).map(([verb, action]) => ({ route, verb, action })),
)

let count = 0

describe('the message after each change is in the language of its author', () => {
  beforeAll(() => actOn(site))

  test.each(messages)('$route: $verb', async ({ action }) => {
    await site.db.deleteFrom('rate_limits').execute()
    count += 1
    const staff = await signedIn(site, 'admin', { name: `Ada ${count}` })
    const made = (await action.prepare?.(staff)) ?? ''
    await speak('fr')
    const answer = await action.does(staff, made)
    await speak('en')
    const text = answer.$('.banner[role=status]').first().text()
    expect(text).not.toMatch(/\b(the|this|that|is|was|are|has|have|been|and|with|your|you|it|now|not|saved|sent)\b/i)
  })
})
