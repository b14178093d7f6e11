// Texts that the specification fixes and that no page shows at once: of courses, answers to forms and waiting buttons.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())

const pages = new Map<string, Promise<Page>>()
function visit(path: string): Promise<Page> {
  const page = pages.get(path) ?? site.visitor().visit(path)
  pages.set(path, page)
  return page
}

const courses = [
  ['js-basics', 106, 8, 'Beginner'],
  ['js-advanced', 64, 10, 'Intermediate'],
  ['html-css-basics', 53, 6, 'Beginner'],
  ['html-css-advanced', 72, 8, 'Intermediate'],
  ['git-terminal', 38, 4, 'Beginner'],
  ['react', 76, 12, 'Intermediate'],
  ['redux', 72, 8, 'Advanced'],
  ['vue', 57, 10, 'Intermediate'],
  ['python-basics', 53, 8, 'Beginner'],
  ['python-extended', 62, 10, 'Intermediate'],
  ['sql-basics', 56, 6, 'Beginner'],
  ['nodejs', 51, 10, 'Intermediate'],
  ['ruby', 57, 8, 'Intermediate'],
  ['mongodb', 56, 6, 'Intermediate'],
] as const

test.each(courses)(
  'the course %s has %i tasks, %i weeks and the level %s, in the list and on its page',
  async (id, tasks, weeks, level) => {
    const { $ } = await visit('/careers')
    const card = $(`#course-${id}`).text()
    const own = (await visit(`/careers/${id}`)).text
    for (const said of [`${tasks} tasks`, `${weeks} weeks`, level]) {
      expect(card).toContain(said)
      expect(own).toContain(said)
    }
  },
)

const accepted = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'How do you work?' }
const answers: [path: string, form: string, values: Values, said: string[]][] = [
  ['/contact', '#contact', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/contact', '#contact', { ...accepted, email: 'ada' }, ['Email is invalid']],
  [
    ...(['/contact', '#contact', accepted] as const),
    ["Thank You! Your message has been sent successfully. We'll get back to you shortly."],
  ],
  ['/quick-inquiry', '#quick', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/quick-inquiry', '#quick', accepted, ['Your message has been sent successfully!']],
  ['/cta', '#connect', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/cta', '#connect', accepted, ['Send Another Message']],
  ['/login', '#login', {}, ['Please enter both email and password']],
  ['/login', '#login', { email: 'ada@example.com', password: 'wrong' }, ['Invalid credentials']],
  [
    '/forgot-password',
    '#forgot-password',
    { email: 'ada@example.com' },
    ['Password reset instructions have been sent to your email.'],
  ],
]

test.each(answers)('%s %s answers %j with %j', async (path, form, values, said) => {
  const visitor = site.visitor()
  const { text } = await visitor.submit(await visitor.visit(path), form, values)
  for (const words of said) expect(text).toContain(words)
})

test.each(['LOADING', 'Sending...', 'Signing in...', 'Verifying reset token...'])(
  'scripts know to say %s while something is pending',
  (said) => {
    const folder = 'build/client/assets'
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes(said))).toBe(true)
  },
)
