// Home, services and products in a browser without JavaScript.
import { afterAll, describe, expect, test } from 'vitest'
import { redirects } from '#app/content/redirects.ts'
import { productScreens } from '#app/features/texts/drawings.server.ts'
import { catalogue } from '#tests/support/catalogue.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const { products, services } = catalogue
const pageServices = services.filter(({ onPage }) => onPage)

const site = await startSite()
afterAll(() => site.close())

const visit = (path: string) => site.visitor().visit(path)
/** The main content's links that begin with this text, with their targets. */
const links = (page: Page, label: string) =>
  page
    .$('main a')
    .toArray()
    .filter((link) => page.$(link).text().trim().startsWith(label))
    .map((link) => page.$(link).attr('href'))
const texts = (page: Page, selector: string) => page.texts(selector)

describe('the home page', () => {
  test('shows four services, each with a link to enquire and a page of its own', async () => {
    const page = await visit('/')
    const shown = ['software-development', 'cloud-solutions', 'data-analytics', 'cybersecurity']
    expect(page.$('h1').text()).toBe('TRANSFORM YOUR BUSINESS')
    expect(links(page, 'EXPLORE SERVICES')).toEqual(['/services'])
    expect(links(page, 'CONTACT US')).toEqual(['/contact'])
    expect(links(page, 'LEARN MORE')).toEqual(shown.map((id) => `/cta?service=${id}`))
    for (const id of shown) expect(page.$(`main h3 a[href="/services/${id}"]`).length).toBe(1)
    expect(links(page, 'VIEW ALL SERVICES')).toEqual(['/services'])
    expect(links(page, 'SCHEDULE A CONSULTATION')).toEqual(['/cta'])
  })

  test('shows six industries, three stories and, until clients may be quoted, three marked samples of what they receive', async () => {
    const page = await visit('/')
    expect(texts(page, 'section[aria-labelledby="home-industries"] h3')).toEqual([
      'Finance',
      'Healthcare',
      'Retail',
      'Manufacturing',
      'Education',
      'Logistics',
    ])
    expect(links(page, 'Read Case Study')).toEqual([
      '/case-studies/banking-transformation',
      '/case-studies/voting-digitalization',
      '/case-studies/healthcare-modernization',
    ])
    expect(texts(page, '.samples .badge')).toEqual(['Sample', 'Sample', 'Sample'])
    expect(page.$('.testimonial').length).toBe(0)
  })
})

describe('services', () => {
  test.each([
    ['/services', 'software-development'],
    ['/services?tab=it-consulting', 'it-consulting'],
    ['/services?tab=nonsense', 'software-development'],
  ])('%s shows the panel of %s, and holds all six with five features each', async (path, id) => {
    const page = await visit(path)
    const panels = page.$('.tab-panel')
    expect(panels.length).toBe(6)
    for (const panel of panels.toArray()) expect(page.$(panel).find('.check-list li').length).toBe(5)
    const open = panels.filter((_, panel) => page.$(panel).attr('hidden') === undefined)
    expect(open.find(`a[href="/services/${id}"]`).length).toBe(1)
    expect(open.length).toBe(1)
  })

  test('the page shows the approach in four steps and links to the enquiry form', async () => {
    const page = await visit('/services')
    expect(texts(page, '.steps h3')).toEqual(['Discovery', 'Strategy', 'Implementation', 'Optimization'])
    expect(texts(page, 'section[aria-labelledby="services-technologies"] h3')).toEqual([
      'DevOps/Cloud',
      'Development',
      'Data & Analytics',
    ])
    expect(links(page, 'Schedule a Consultation')).toEqual(['/contact'])
    expect(pageServices.length).toBe(6)
  })

  test.each(services)('$id has its own page, with its phases', async ({ id, phases, need, receive }) => {
    const page = await visit(`/services/${id}`)
    expect(page.status).toBe(200)
    expect(texts(page, '.phases h3')).toEqual(phases.map(({ name }) => name))
    expect(texts(page, '.exchange .card li')).toEqual(need)
    expect(texts(page, '.exchange-result li')).toEqual(receive)
    expect(page.$('h1').length).toBe(1)
    expect(new Set(links(page, 'Schedule a Consultation'))).toEqual(new Set([`/contact?service=${id}`]))
    expect(links(page, 'Read Case Study').length).toBeGreaterThan(0)
  })
})

describe('products', () => {
  test('six cards that link to their pages, four benefits, three plans with a price on request', async () => {
    const page = await visit('/products')
    expect(texts(page, 'section[aria-labelledby="product-list"] h3')).toEqual(products.map(({ name }) => name))
    expect(
      page
        .$('.product-card .card-link')
        .toArray()
        .map((link) => page.$(link).attr('href')),
    ).toEqual(products.map(({ id }) => `/products/${id}`))
    expect(texts(page, '.product-card .screen .badge')).toEqual(products.map(() => 'Example data'))
    expect(page.$('section[aria-labelledby="product-benefits"] h3').length).toBe(4)
    expect(texts(page, '.price-card h3')).toEqual(['Standard', 'Professional', 'Enterprise'])
    expect(texts(page, '.price-words')).toEqual(Array(3).fill('? Price on request'))
    expect(texts(page, '.price-card .badge')).toEqual(['Most Popular'])
    expect(links(page, 'Request pricing')).toEqual([
      '/cta?plan=standard',
      '/cta?plan=professional',
      '/cta?plan=enterprise',
    ])
    expect(links(page, 'Contact Us')).toEqual(['/contact?plan=enterprise'])
    expect(new Set(links(page, 'Schedule a Demo'))).toEqual(new Set(['/cta?intent=demo']))
  })

  test.each(products)('$id explains one screen of example data, and links to the other products', async ({ id }) => {
    const page = await visit(`/products/${id}`)
    const parts = productScreens.en[id]?.parts ?? []
    expect(parts).toHaveLength(3)
    expect(texts(page, '.hero .screen .badge')).toEqual(['Example data'])
    expect(texts(page, '.screen-points strong')).toEqual(parts.map(({ title }) => title))
    expect(texts(page, '.screen-points p')).toEqual(parts.map(({ point }) => point))
    expect(texts(page, 'figure.screen .screen-title')).toEqual(parts.map(({ title }, place) => `${place + 1} ${title}`))
    expect(page.$('.link-rows a').length).toBe(products.length - 1)
  })

  test.each(products.map(({ id }) => id))('%s has its own page', async (id) => {
    const page = await visit(`/products/${id}`)
    expect(page.status).toBe(200)
    expect(page.$('h1').length).toBe(1)
    expect(new Set(links(page, 'Schedule a Demo'))).toEqual(new Set([`/cta?product=${id}&intent=demo`]))
  })
})

test.each(['/services/nope', '/products/nope', '/nope'])('%s is not found, and its title says so', async (path) => {
  const page = await visit(path)
  expect(page.status).toBe(404)
  expect(page.$('h1').text()).toBe('Page Not Found')
  expect(page.$('title').text()).toContain('Page Not Found')
  expect(page.$('meta[name="robots"]').attr('content')).toBe('noindex')
})

test.each(Object.entries(redirects))('%s lives on at %s, with its query', async (from, to) => {
  const response = await fetch(`${site.url}${from}?x=1`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(to.replace(/#|$/, (hash) => `?x=1${hash}`))
})
