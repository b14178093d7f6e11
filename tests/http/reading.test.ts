// Industries, spotlight and all reading matter in a browser without JavaScript.
import { afterAll, describe, expect, test } from 'vitest'
import { browserStorage, cookies } from '#app/content/legal/cookies.ts'
import { legalLanguages, legalPages, legalPath } from '#app/content/legal/pages.ts'
import { processors } from '#app/content/legal/processors.ts'
import { retentionKeys } from '#app/content/legal/retention.ts'
import { caseStudyMaps } from '#app/features/texts/drawings.server.ts'
import { catalogue } from '#tests/support/catalogue.ts'
import { startSite } from '#tests/support/site.ts'

const { industries, sectors, caseStudies, docs, papers: whitepapers } = catalogue

const site = await startSite()
afterAll(() => site.close())

const visit = (path: string) => site.visitor().visit(path)

describe('/industries', () => {
  test('has a card and a spotlight for each industry, with links to enquire about it', async () => {
    const { $ } = await visit('/industries')
    expect($('h1').text()).toBe('INDUSTRIES WE SERVE')
    for (const { id, name } of industries) {
      const card = $('.industry-cards > li').filter((_, card) => $(card).find('h3').text() === name)
      expect(card.find(`a[href="/cta?industry=${id}"]`).text()).toBe(`Learn More about ${name}`)
      const spotlight = $(`#${id}`)
      expect(spotlight.find('.check-list').first().find('li')).toHaveLength(5)
      expect(spotlight.find(`a[href="/cta?industry=${id}"]`).text()).toBe(`Explore ${name} Solutions`)
    }
    expect($('.industry-cards > li')).toHaveLength(industries.length)
    expect(
      $('#healthcare .stations li')
        .toArray()
        .map((station) => $(station).text()),
    ).toEqual(['Laboratory', 'Imaging', 'Pharmacy', 'One record (we build it)'])
    expect($('#healthcare .stations circle[data-built]')).toHaveLength(1)
    expect($('.steps > li')).toHaveLength(4)
    for (const { slug, title } of caseStudies) {
      expect($(`a[href="/case-studies/${slug}"]`).text()).toBe(`Read Case Study ${title}`)
    }
  })
})

test('each sector passes by with the line of its industry, or with what we build for it', async () => {
  const { $ } = await visit('/spotlight')
  const lines = $('.marquee .sector-line').toArray()
  const texts = lines.map((line) =>
    $(line)
      .children()
      .toArray()
      .map((part) => $(part).text()),
  )
  expect(texts).toHaveLength(4)
  expect(texts).toContainEqual(['Healthcare', 'Laboratory', 'Imaging', 'Pharmacy', 'One record (we build it)'])
  expect(texts).toContainEqual([
    'Defence',
    'Secure communications (we build it)',
    'Intelligence analysis (we build it)',
    'Supply chain (we build it)',
  ])
})

test('an industry leads to its sector in depth, and the sector back', async () => {
  const linksOn = async (path: string, target: string) => {
    const { $ } = await visit(path)
    const links = $(`main section a[href^="${target}"]`).toArray()
    return links.map((link) => [$(link).text(), $(link).attr('href')])
  }
  expect(await linksOn('/industries', '/spotlight')).toEqual([
    ['Hospitality in depth', '/spotlight#hospitality'],
    ['Ecommerce in depth', '/spotlight#ecommerce'],
    ['Healthcare in depth', '/spotlight#healthcare'],
  ])
  expect(await linksOn('/spotlight', '/industries')).toEqual([
    ['What we build for Retail', '/industries#retail'],
    ['What we build for Hospitality', '/industries#hospitality'],
    ['All industries that we serve', '/industries'],
    ['What we build for Healthcare', '/industries#healthcare'],
  ])
})

describe('/spotlight', () => {
  const shown = async (query: string) => (await visit(`/spotlight${query}`)).$('.tab-panel:not([hidden])')

  test('shows the first three points of the selected sector, or of ecommerce', async () => {
    expect((await shown('')).find('h3').text()).toBe('Ecommerce IT Solutions')
    expect((await shown('?sector=farming')).find('h3').text()).toBe('Ecommerce IT Solutions')
    const panel = await shown('?sector=defence')
    expect(panel.find('h3').text()).toBe('Defence IT Solutions')
    expect(panel.find('li')).toHaveLength(6)
    expect(panel.find('a').attr('href')).toBe('/spotlight?sector=defence#defence')
  })

  test('has a section with all ten points for each sector', async () => {
    const { $ } = await visit('/spotlight')
    for (const { id, name } of sectors) {
      const section = $(`#${id}`)
      expect(section.find('h2').text()).toBe(`${name} IT Solutions`)
      expect(section.text()).toContain(
        `Comprehensive technology solutions tailored for the ${name.toLowerCase()} industry`,
      )
      // By name in sight, and with what each means when unfolded.
      expect(section.find('li').not('details li')).toHaveLength(10)
      expect(section.find('details li .point-text')).toHaveLength(10)
    }
  })
})

describe('the list of case studies', () => {
  const list = '/resources/case-studies'
  const shown = async (query: string) => {
    const { $ } = await visit(list + query)
    return $('.card-link')
      .map((_, link) => $(link).attr('href'))
      .get()
  }
  const hrefs = caseStudies.map(({ slug }) => `/case-studies/${slug}`)

  test('shows one story large and links to the others below it', async () => {
    const { $ } = await visit(list)
    expect($('.story-lead .card-link').attr('href')).toBe(hrefs[0])
    expect(await shown('')).toEqual(hrefs)
    expect($('[role=status]').text()).toBe('4 of 4 case studies')
  })

  test.each(caseStudies)('filters by $industry with a link, without scripts', async (study) => {
    const subject = study.industryId ?? 'voting'
    const { $ } = await visit(`${list}?industry=${subject}`)
    const chosen = $('.tabs [aria-current]')
    expect([chosen.text(), chosen.attr('href')]).toEqual([study.industry, `${list}?industry=${subject}`])
    expect(await shown(`?industry=${subject}`)).toEqual([`/case-studies/${study.slug}`])
    expect($('[role=status]').text()).toBe('1 of 4 case studies')
  })

  test('shows all for an unknown industry, and has one canonical URL', async () => {
    expect(await shown('?industry=farming')).toEqual(hrefs)
    const { $ } = await visit(`${list}?industry=retail`)
    expect($('link[rel=canonical]').attr('href')).toBe(site.url + list)
  })
})

describe('case studies', () => {
  test.each(caseStudies)('$slug draws its systems before and after, and describes both maps', async ({ slug }) => {
    const { $ } = await visit(`/case-studies/${slug}`)
    for (const [side, name] of [
      ['before', 'Before'],
      ['after', 'After'],
    ] as const) {
      const { summary = '', links = [] } = caseStudyMaps[slug]?.[side] ?? {}
      expect(links.length).toBeGreaterThan(1)
      expect($(`.map[data-map=${side}] svg[role=img]`).attr('aria-label')).toBe(`${name}: ${summary}`)
      const words = $('#maps-in-words').text()
      for (const { text } of links) expect(words).toContain(text)
    }
    expect($('.story-text .numbered > li').length).toBeGreaterThan(4)
    expect($('.facts-rail a[href^="/services/"]').length).toBeGreaterThan(0)
  })

  test.each(caseStudies)(
    '$slug is told without a claim that has no source',
    async ({ slug, title, claim, sections }) => {
      const { $, text } = await visit(`/case-studies/${slug}`)
      expect($('h1').text()).toBe(title)
      expect(text).toContain('The client is not named.')
      expect($('.claim')).toHaveLength(0)
      if (claim) expect(text).not.toContain(claim.text)
      for (const { heading } of sections) expect(text).toContain(heading)
    },
  )
})

describe('/docs', () => {
  test('answers questions briefly and links to the full answer', async () => {
    const { $ } = await visit('/docs')
    for (const { slug, title, questions } of docs) {
      const { $: doc } = await visit(`/docs/${slug}`)
      expect($(`section[aria-label="${title}"] a[href="/docs/${slug}"]`)).toHaveLength(1)
      for (const { question, part } of questions) {
        const [, id] = $(`a:contains("${question}")`).attr('href')?.split('#') ?? []
        expect(doc(`h2[id="${id}"]`).text()).toBe(part)
      }
    }
  })

  test('a document links to the previous and the next one', async () => {
    const neighbours = async (slug: string) => {
      const { $ } = await visit(`/docs/${slug}`)
      return ['prev', 'next'].map((rel) => $(`.neighbours [rel=${rel}]`).attr('href'))
    }
    const slugs = docs.map(({ slug }) => slug)
    const [first = '', second = '', third = ''] = slugs
    const [lastButOne = '', last = ''] = slugs.slice(-2)
    expect(await neighbours(first)).toEqual([undefined, `/docs/${second}`])
    expect(await neighbours(second)).toEqual([`/docs/${first}`, `/docs/${third}`])
    expect(await neighbours(last)).toEqual([`/docs/${lastButOne}`, undefined])
  })
})

describe('whitepapers', () => {
  test.each(whitepapers)('$slug contains its pull quote verbatim', ({ pulled, sections }) => {
    expect(sections.flatMap(({ paragraphs = [] }) => paragraphs).join(' ')).toContain(pulled)
  })

  test('the list links to every paper, also from its old address', async () => {
    const { $, url } = await visit('/resources/whitepapers')
    expect(url.pathname).toBe('/resources')
    const hrefs = $('#whitepapers .card-link')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(hrefs).toEqual(whitepapers.map(({ href }) => href))
  })
})

describe('long texts', () => {
  const paths = [
    ...docs.map(({ slug }) => `/docs/${slug}`),
    ...whitepapers.map(({ href }) => href),
    ...legalPages.map(({ path }) => path),
  ]

  test.each(paths)('every entry in the table of contents of %s links to a section', async (path) => {
    const { $ } = await visit(path)
    const targets = $('.contents a')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(targets.length).toBeGreaterThan(3)
    for (const target of targets) expect($(`h2${target}`)).toHaveLength(1)
  })

  test('the tables of the legal pages match the constants in the code', async () => {
    const privacy = (await visit('/privacy')).$
    const rows = privacy('table')
      .map((_, table) => privacy(table).find('tbody tr').length)
      .get()
    expect(rows).toEqual([Object.keys(processors).length, retentionKeys.length])
    const { $ } = await visit('/cookies')
    expect(
      $('tbody code')
        .map((_, name) => $(name).text())
        .get(),
    ).toEqual([
      ...Object.values(cookies).map(({ name }) => name),
      ...Object.values(browserStorage).map(({ entry }) => entry),
    ])
  })
})

describe('the legal pages in three languages', () => {
  const languages = legalLanguages.map(({ language }) => language)

  test.each(legalPages)('$path links to its translations in the head', async ({ path, document, locale }) => {
    const { $, status } = await visit(path)
    expect(status).toBe(200)
    expect($('title').text()).toBe(`${document.title} | BN Technologies`)
    expect($('meta[name=description]').attr('content')).toBe(
      document.metaDescription.replace('{company}', 'BN Technologies'),
    )
    expect($('meta[property="og:locale"]').attr('content')).toBe(locale)
    expect($('link[rel=canonical]').attr('href')).toBe(site.url + path)
    const alternates = $('link[rel=alternate][hreflang]').toArray()
    expect(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual([
      ...languages.map((language) => [language, site.url + legalPath(document.slug, language)]),
      ['x-default', `${site.url}/${document.slug}`],
    ])
  })

  test.each(legalPages)('$path declares its language and links to the others', async ({ path, language, document }) => {
    const { $ } = await visit(path)
    expect($('html').attr('lang')).toBe(language)
    for (const part of ['.skip-link', '.site-header', '.site-footer']) {
      expect($(part).closest('[lang]').attr('lang'), part).toBe(language)
    }
    for (const part of ['h1', '.languages', '.contents', '.content-sections']) {
      expect($(`main ${part}`).closest('[lang]').attr('lang'), part).toBe(language)
    }
    const links = $('main .languages a').toArray()
    expect(links.map(({ attribs }) => [attribs.lang, attribs.hreflang, attribs.href])).toEqual(
      languages.map((each) => [each, each, legalPath(document.slug, each)]),
    )
    expect($('main .languages [aria-current=page]').attr('lang')).toBe(language)
    // Only a translation is marked as such.
    expect($(`main p a[href="/${document.slug}"]`)).toHaveLength(language === 'en' ? 0 : 1)
  })

  test('the tables have the same numbers, names and flags in each language', async () => {
    const facts = (path: string) =>
      visit(path).then(({ $ }) => [$('tbody').text().match(/\d+/g), $('tbody code').text(), $('tbody tr').length])
    for (const slug of ['privacy', 'cookies']) {
      const [english, ...others] = await Promise.all(languages.map((language) => facts(legalPath(slug, language))))
      for (const other of others) expect(other).toEqual(english)
    }
  })

  test.each(['/privacy/de', '/privacy/en', '/terms/KR', '/cookies/ko/fr'])('%s is not found', async (path) =>
    expect((await visit(path)).status).toBe(404),
  )

  test.each(['privacy', 'terms', 'cookies'])(
    'the old addresses of /%s in other languages lead to the new ones',
    async (slug) => {
      for (const language of ['fr', 'ko']) {
        const old = await site.visitor().visit(`/${slug}/${language}`, { follow: false })
        expect([old.status, old.headers.get('Location')]).toEqual([301, `/${language}/${slug}`])
      }
    },
  )

  test('a preview image has the words of its page’s language', async () => {
    const { $ } = await visit('/ko/privacy')
    expect($('meta[property="og:image:alt"]').attr('content')).toBe('개인정보 처리방침 | BN Technologies')
    const image = await fetch($('meta[property="og:image"]').attr('content') ?? '')
    expect(image.headers.get('Cache-Control')).toBe('public, max-age=604800')
  })
})

test('the list of webinars without an entry says so, and where to hear of the first', async () => {
  const moved = await site.visitor().visit('/resources/webinars?from=mail', { follow: false })
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/resources?from=mail#webinars'])
  const { $ } = await visit('/resources')
  expect($('#webinars').text()).toContain('We have not scheduled a webinar yet.')
  expect($('.closing a').first().attr('href')).toBe('/newsletter')
})

test('/resources links directly to every paper, document and case study', async () => {
  const { $ } = await visit('/resources')
  const papers = whitepapers.map(({ href }) => href)
  const documents = docs.map(({ slug }) => `/docs/${slug}`)
  for (const href of [...papers, ...documents, ...caseStudies.map(({ slug }) => `/case-studies/${slug}`)]) {
    expect($(`main h3 a[href="${href}"]`), href).toHaveLength(1)
  }
})

test.each(['/case-studies/none', '/resources/none', '/resources/whitepapers/none', '/docs/none'])(
  '%s is not found',
  async (path) => expect((await visit(path)).status).toBe(404),
)

test('the logo files of the press kit exist', async () => {
  const { $ } = await visit('/media')
  const files = $('.logo-files a[download]')
    .map((_, link) => $(link).attr('href'))
    .get()
  expect(files).toHaveLength(2 * $('.logo-files img').length)
  for (const file of files) {
    const answer = await fetch(new URL(file, site.url))
    const type = new URL(file, site.url).pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
  }
  expect(files.length).toBeGreaterThan(0)
})

test('the sitemap links to every detail page', async () => {
  const { $ } = await visit('/sitemap')
  for (const path of [
    ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ...docs.map(({ slug }) => `/docs/${slug}`),
    ...whitepapers.map(({ href }) => href),
  ]) {
    expect($(`main a[href="${path}"]`)).toHaveLength(1)
  }
})
