// The pages about the company, its courses and its offices, in a browser without JavaScript.
import { afterAll, describe, expect, test } from 'vitest'
import { catalogue } from '#tests/support/catalogue.ts'
import { startSite } from '#tests/support/site.ts'

const { courses, technologies: technologyTabs } = catalogue

const site = await startSite()
afterAll(() => site.close())
const visit = (path: string) => site.visitor().visit(path)

describe('a map', () => {
  test('is framed, and allowed by the policy, only on request', async () => {
    const before = await visit('/contact?office=cameroon')
    expect(before.$('iframe')).toHaveLength(0)
    expect(before.headers.get('Content-Security-Policy')).toContain("frame-src 'self';")
    const link = before.$('.tab-panel:not([hidden]) a:contains("Load map")').attr('href') ?? ''
    const asked = await visit(link)
    expect(asked.$('.tab-panel:not([hidden]) iframe').attr('src')).toContain('https://www.openstreetmap.org/')
    expect(asked.headers.get('Content-Security-Policy')).toContain("frame-src 'self' https://www.openstreetmap.org;")
  })

  test.each(['nowhere', '__proto__', '"><script>'])('of %j does not exist', async (place) => {
    const page = await visit(`/contact?map=${encodeURIComponent(place)}`)
    expect(page.$('iframe')).toHaveLength(0)
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-src 'self';")
  })
})

test('both offices are in the page, and the chosen one is shown', async () => {
  const page = await visit('/contact?office=cameroon')
  expect(page.$('.office-card')).toHaveLength(2)
  expect(page.$('.tab-panel:not([hidden]) .office-card h3').text()).toBe('Cameroon office')
  expect(page.text).toMatch(/Open now|Closed, opens (Mon|Tue|Wed|Thu|Fri) 9:00 AM/)
})

test('a link fills in the contact form', async () => {
  const page = await visit('/contact?service=cybersecurity&plan=enterprise')
  expect(page.$('#contact input[name=subject]').val()).toBe('Pricing: Enterprise')
  expect(page.$('#contact input[name=services][checked]').val()).toBe('Cybersecurity')
})

test('a vacant position links to the form with its subject', async () => {
  const about = await visit('/about')
  const links = about.$('#team a')
  expect(links).toHaveLength(2)
  const page = await visit(links.first().attr('href') ?? '')
  expect(page.$('#contact input[name=subject]').val()).toBe('Open position: Head of Digital Marketing')
})

test('every technology is in the page, and the tab of the URL is shown', async () => {
  const page = await visit('/technologies?tab=devops')
  expect(page.$('.technology')).toHaveLength(technologyTabs.length)
  expect(page.$('.technology:not([hidden]) h3').text()).toBe('DevOps')
  expect((await visit('/technologies?tab=x')).$('.technology:not([hidden]) h3').text()).toBe('Web Development')
})

describe('courses', () => {
  test('are listed by path', async () => {
    const shown = async (path: string) => (await visit(path)).$('.course-path:not([hidden]) .course-card').length
    expect(await shown('/careers')).toBe(14)
    expect(await shown('/careers?path=frontend')).toBe(8)
    expect(await shown('/careers?path=backend')).toBe(6)
    expect(await shown('/careers?path=x')).toBe(14)
  })

  test('open and close the enrolment panel by links', async () => {
    const list = await visit('/careers?path=frontend')
    expect(list.$('#enroll')).toHaveLength(0)
    const open = await visit(list.$('#course-react a:contains("Enroll Now")').attr('href') ?? '')
    expect(open.url.hash).toBe('#enroll')
    expect(open.$('#enroll').text()).toContain('76 tasks')
    const closed = await visit(open.$('#enroll a:contains("Close")').attr('href') ?? '')
    expect(closed.$('#enroll')).toHaveLength(0)
    expect(closed.url.searchParams.get('path')).toBe('frontend')
    expect((await visit('/careers?course=nope')).$('#enroll')).toHaveLength(0)
    expect(open.$('#courses > .container > :last-child, #courses > :last-child').last().is('#enroll')).toBe(true)
    const moved = await visit(open.$('#courses .tabs a:contains("Back End")').attr('href') ?? '')
    expect([moved.$('#course-react').closest('[hidden]').length, moved.$('#enroll h3').text()]).toEqual([
      1,
      open.$('#enroll h3').text(),
    ])
  })

  test.each(courses.map(({ id, name, tasks, weeks, level }) => ({ id, name, tasks, weeks, level })))(
    'have a page of their own: $id',
    async ({ id, name, tasks, weeks, level }) => {
      const page = await visit(`/careers/${id}`)
      expect(page.status).toBe(200)
      expect(page.$('h1').text()).toBe(name)
      for (const fact of [`${tasks} tasks`, `${weeks} weeks`, level]) expect(page.text).toContain(fact)
    },
  )

  test('that are unknown are not found', async () => {
    expect((await visit('/careers/cobol')).status).toBe(404)
  })
})

describe('the blog', () => {
  test('keeps the category while searching, and shows the query', async () => {
    const visitor = site.visitor()
    const page = await visitor.submit(await visitor.visit('/blog?category=Design'), 'main search form', { q: 'grid' })
    expect(page.url.search).toBe('?category=Design&q=grid')
    expect(page.$('#blog-search').val()).toBe('grid')
  })

  test.each(['0', 'x'])('has no page %s', async (page) => {
    expect((await visit(`/blog?page=${page}`)).status).toBe(404)
  })
})
