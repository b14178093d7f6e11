// The head of every staff page, which the layout draws from the page's handle or data. The list of pages comes from the build.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { actOn, contact } from '#tests/support/staff-actions/acting.ts'
import { type StaffDoor, staffDoors } from '#tests/support/staff-doors.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
actOn(site)
const pages = staffDoors(site.build).filter(({ isPage, id }) => isPage && !id.endsWith('staff-layout'))

const titleOf = ({ handle }: StaffDoor) => (handle as { title?: string }).title ?? ''

const head = ({ $ }: Page) => ({
  titles: $('head title')
    .get()
    .map((title) => $(title).text()),
  robots: $('head meta[name=robots]')
    .get()
    .map((meta) => $(meta).attr('content')),
})

test('every page has its own title', () => {
  expect(pages.filter((page) => titleOf(page) === '').map(({ id }) => id)).toEqual([])
})

test('the title of a page is in its head, and the page is noindex', async () => {
  const admin = await signedIn(site)
  const drawn: string[] = []
  for (const page of pages.filter(({ path }) => !/\/x\b/.test(path))) {
    const answer = await admin.visit(page.path, { follow: false })
    if (answer.status === 302) continue
    drawn.push(page.path)
    const expected = { titles: [`${titleOf(page)} | BN Technologies`], robots: ['noindex'] }
    expect([page.path, head(answer)]).toEqual([page.path, expected])
  }
  expect(drawn.length).toBeGreaterThan(35)
})

test('the hint of each group of choices describes it to a screen reader', async () => {
  const admin = await signedIn(site)
  const hints: string[] = []
  for (const page of pages.filter(({ path }) => !/\/x\b/.test(path))) {
    const { $ } = await admin.visit(page.path)
    for (const hint of $('.checkbox-group > .field-hint').toArray()) {
      const id = $(hint).attr('id')
      hints.push(`${page.path} ${$(hint).text()}`)
      expect($(hint).parent().attr('aria-describedby')?.split(' '), hints.at(-1)).toContain(id)
    }
  }
  expect(hints).not.toEqual([])
})

test('a missing page leads back to the list above it', async () => {
  const admin = await signedIn(site)
  const wrong: string[] = []
  const lists = {
    '/dashboard/careers/runs': 'Course runs',
    '/dashboard/careers/places': 'Course places',
    '/dashboard/careers/codes': 'Discount codes',
    '/dashboard/newsletter/issues': 'Issues',
    '/admin/texts': 'Site content',
    '/admin/branding': 'Brand Assets',
  }
  for (const [href, label] of Object.entries(lists)) {
    const page = await admin.visit(`${href}/nothing-here`)
    const back = page.$('main .button-row a').last()
    const found = [page.status, back.attr('href'), back.text()]
    if (`${found}` !== `${[404, href, `Back to ${label}`]}`) wrong.push(`${href}: ${found}`)
  }
  expect(wrong).toEqual([])
})

test('a record’s page names it, a missing one says so, and a refused form is marked', async () => {
  const admin = await signedIn(site)
  const reference = await contact()
  const titleAt = async (path: string) => head(await admin.visit(path)).titles
  expect(await titleAt(`/dashboard/contacts/${reference}`)).toEqual([`Contact ${reference} | BN Technologies`])
  expect(await titleAt('/dashboard/contacts/ENQ-2222-2222')).toEqual(['Page Not Found | BN Technologies'])
  expect(await titleAt('/admin/branding/palette')).toEqual(['Color Palette – Brand Assets | BN Technologies'])
  const refused = await admin.post(`/dashboard/inbox/${reference}/note`, 'note=')
  expect(head(refused)).toEqual({ titles: [`Error: Note about ${reference} | BN Technologies`], robots: ['noindex'] })
})
