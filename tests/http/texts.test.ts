// An editor of the site without JavaScript changes, adds and hides what the site offers; every page that tells it follows.
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { faultsOfHints } from '#tests/support/hints.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

let asked = 0
/** Nothing is answered from memory. */
const visit = (path: string) => site.visitor().visit(`${path}${path.includes('?') ? '&' : '?'}asked=${++asked}`)
const edit = async (kind: string, key: string, typed: Record<string, string>) => {
  const path = `/admin/texts/${kind}/${key}/en`
  const saved = await admin.submit(await admin.visit(path), '#text', typed)
  expect([saved.url.pathname, saved.redirects], saved.$('.error-summary').text()).toEqual([path, [303]])
  return saved
}
const add = async (kind: string, title: string) => {
  const form = await admin.submit(await admin.visit(`/admin/texts/${kind}`), '#add', { title })
  expect(form.redirects).toEqual([303])
  return form.url.pathname.split('/').at(-2) ?? ''
}
const press = async (kind: string, move: string) =>
  admin.submit(await admin.visit(`/admin/texts/${kind}`), `[data-move="${move}"]`)

test('every text has a form with a value in each field that must have one', async () => {
  expect(textKinds.length).toBeGreaterThan(20)
  for (const { kind, keys } of textKinds) {
    const [key = ''] = keys
    if (!key) continue
    const page = await admin.visit(`/admin/texts/${kind}/${key}/en`)
    expect(page.status, kind).toBe(200)
    expect(page.$('#text button[type=submit]:not([hidden])').first().text(), kind).toBe('Save')
    expect(faultsOfHints(page), kind).toEqual([])
    const options = page.$('#text option:not([dir])').toArray()
    const small = options.map((option) => page.$(option).text()).filter((label) => /^[a-z]/.test(label))
    expect(small, kind).toEqual([])
    const saved = await admin.submit(page, '#text')
    // Missing facts of the company stay empty.
    expect(saved.redirects, `${kind}: ${saved.$('.error-summary').text()}`).toEqual([303])
  }
})

test('a form tells the errors of all rules at once', async () => {
  const refused = await admin.submit(await admin.visit('/admin/texts/company/facts/en'), '#text', {
    email: 'nowhere',
    foundedOn: '2999-01-01',
    description: 'In {nonsense}.',
    publish: 'planned',
  })
  const summary = refused.$('.error-summary').text()
  for (const problem of [
    'is not an email address',
    'can’t be in the future',
    '{nonsense} is not a placeholder',
    'Enter the day and time of publication',
  ])
    expect(summary).toContain(problem)
  const post = await admin.visit('/admin-controls/new')
  const planned = await admin.submit(post, '#post', {
    title: '',
    status: 'scheduled',
    date: '',
    time: '',
  })
  expect(planned.$('.error-summary').text()).toMatch(/Title is required.*Date is required for a scheduled post/s)
})

describe('a course', () => {
  test('has its new price, place, teacher and name on its page, in lists, in structured data and in the search', async () => {
    const form = await admin.visit('/admin/texts/courses/react/en')
    const withTeacher = await admin.submit(form, '#text', { rows: 'add teachers' })
    const saved = await admin.submit(withTeacher, '#text', {
      name: 'React and friends',
      'price.amount': '450000',
      'price.currency': 'KRW',
      place: 'Room nine, Seoul',
      'teachers.0.name': 'Theo Teacher',
      'teachers.0.about': 'eleven years of interfaces',
    })
    expect(saved.redirects).toEqual([303])
    const page = await visit('/careers/react')
    expect(page.$('h1').text()).toBe('React and friends')
    for (const fact of ['₩450,000', 'Room nine, Seoul', 'Theo Teacher, eleven years of interfaces'])
      expect(page.$('.course-rail').text()).toContain(fact)
    for (const fact of ['"price":450000', '"priceCurrency":"KRW"', '"name":"Theo Teacher"'])
      expect(page.html).toContain(fact)
    expect((await visit('/careers')).$('#course-react').text()).toContain('₩450,000')
    for (const path of ['/careers/redux', '/sitemap', '/search?q=React'])
      expect((await visit(path)).$('main').text(), path).toContain('React and friends')
    expect((await admin.visit('/dashboard/careers/runs/new')).$('option[value=react]').text()).toBe('React and friends')
    // A code for the first course is offered once a course has a price.
    expect(
      (await admin.visit('/dashboard/careers/codes/new')).$('[name=firstCourseOnly]').attr('checked'),
    ).toBeDefined()
  })

  test('that staff add takes applications, and one that they hide is gone with its page', async () => {
    const key = await add('courses', 'Rust Basics')
    expect((await visit(`/careers/${key}`)).status).toBe(404)
    await edit('courses', key, {
      tasks: '40',
      weeks: '6',
      blurb: 'A language that does not let go of memory twice.',
      'outline.0': 'Ownership',
      whatYouBuild: 'A small command.',
      metaDescription: 'Rust for beginners.',
    })
    const page = await visit(`/careers/${key}`)
    expect([page.status, page.$('h1').text()]).toEqual([200, 'Rust Basics'])
    const sitemap = async () => (await visit('/sitemap.xml')).html
    expect(await sitemap()).toContain(`/careers/${key}<`)
    const applicant = site.visitor()
    const sent = await applicant.submit(await applicant.visit(`/careers/${key}`), '#application', {
      firstName: 'Ann',
      lastName: 'Applicant',
      email: 'ann@example.com',
      agreeTerms: 'yes',
    })
    expect(sent.text).toContain('APP-')
    await press('courses', `hide ${key}`)
    expect((await visit(`/careers/${key}`)).status).toBe(404)
    expect(await sitemap()).not.toContain(`/careers/${key}<`)
    expect((await visit('/search?q=ownership')).$(`a[href="/careers/${key}"]`)).toHaveLength(0)
    // The stored application keeps the name.
    expect((await admin.visit('/dashboard/careers')).text).toContain('Rust Basics')
  })
})

test('a price tier, its price and its order are what staff say', async () => {
  await edit('plans', 'standard', { 'price.amount': '99.5', 'price.currency': 'USD', 'price.period': 'year' })
  await press('plans', 'up enterprise')
  const { $ } = await visit('/products')
  const cards = $('.price-card')
    .toArray()
    .map((card) => $(card).find('h3').text())
  expect(cards).toEqual(['Standard', 'Enterprise', 'Professional'])
  expect($('.price-card').first().find('.price').text()).toBe('$99.50 per year')
  const listed = (await admin.visit('/admin/texts/plans')).$('tbody tr').first()
  expect(listed.text()).toContain('$99.50')
})

test('a service that staff add has its page, its subject and its place on the contact form’s subject', async () => {
  const key = await add('services', 'Quantum Ovens')
  await edit('services', key, {
    onHome: 'yes',
    summary: 'Baked at two temperatures at once.',
    description: 'We bake.',
    'features.0': 'Heat',
    duration: 'An hour.',
    metaDescription: 'Ovens.',
  })
  expect((await visit(`/services/${key}`)).$('h1').text()).toBe('Quantum Ovens')
  expect((await visit('/')).$('.offers').text()).toContain('Quantum Ovens')
  expect((await visit('/services')).text).toContain('Baked at two temperatures at once.')
  expect((await visit(`/cta?service=${key}`)).text).toContain('About: Quantum Ovens')
  expect((await visit(`/contact?service=${key}`)).$('#contact [name=subject]').val()).toBe('Quantum Ovens')
})

test('a document that staff write in Markdown is drawn in parts', async () => {
  const key = await add('docs', 'How we tidy')
  await edit('docs', key, {
    summary: 'Brooms.',
    updatedOn: '2026-11-20',
    metaDescription: 'Brooms and more.',
    text: '## First sweep\n\nFrom the door.\n\n- Corners\n- Shelves\n\n## Then mop\n\nWith water.',
  })
  const page = await visit(`/docs/${key}`)
  expect(page.texts('.contents a')).toEqual(['First sweep', 'Then mop'])
  expect(page.$('.content-part').first().find('li')).toHaveLength(2)
  expect((await visit('/docs')).text).toContain('How we tidy')
})

test('headings and texts that count a list follow it', async () => {
  const heads = async () => [
    (await visit('/products')).$('#product-list').text(),
    (await visit('/products')).$('meta[name=description]').attr('content')?.split(' from')[0],
    (await visit('/about'))
      .$('main')
      .text()
      .match(/build for \w+ industries/)?.[0],
    (await visit('/media'))
      .$('main')
      .text()
      .match(/\w+ web development courses, \w+ for the front end/)?.[0],
  ]
  const [products, described, industries, courses] = await heads()
  expect([products, described, industries]).toEqual([
    'Six products',
    'Six software products',
    'build for nine industries',
  ])
  for (const one of ['digital-voting-platform', 'retail-stock-sync', 'service-desk-portal'])
    await press('products', `hide ${one}`)
  await press('industries', 'hide travel')
  await press('courses', 'hide vue')
  expect((await heads()).slice(0, 3)).toEqual([
    'Three products',
    'Three software products',
    'build for eight industries',
  ])
  expect([courses, (await heads())[3]]).toEqual([
    'fourteen web development courses, eight for the front end',
    'thirteen web development courses, seven for the front end',
  ])
  for (const one of ['digital-voting-platform', 'retail-stock-sync', 'service-desk-portal'])
    await press('products', `show ${one}`)
})

test('a text follows the list that it counts, wherever staff write so', async () => {
  await edit('docs', 'how-we-work', { summary: 'We have {sectors|sector|sectors} in mind.' })
  expect((await visit('/docs')).text).toContain('We have four sectors in mind.')
  const form = await admin.visit('/admin/texts/docs/how-we-work/en')
  expect(form.$('[name=summary]').text()).toBe('We have {sectors|sector|sectors} in mind.')
})

test('the answer to a text with the company’s name says that it was saved as a placeholder', async () => {
  const told = 'The company’s name was saved as “{company}”, so the text follows its next change.'
  const saved = await edit('docs', 'how-we-work', { summary: 'How BN Technologies works.' })
  expect(saved.$('.banner[data-kind=success]').text()).toBe(`Published: the site shows it now. ${told}`)
  expect(saved.$('[name=summary]').text()).toBe('How {company} works.')
  expect((await visit('/docs')).text).toContain('How BN Technologies works.')
  const again = await edit('docs', 'how-we-work', { summary: 'How {company} works with you.' })
  expect(again.text).not.toContain(told)
})

test('the home page says what staff wrote, and the team has whom they entered', async () => {
  await edit('home', 'home', { headline: 'BAKE YOUR BUSINESS', 'primary.label': 'SEE THE OVENS' })
  const home = await visit('/')
  expect([home.$('h1').text(), home.text.includes('SEE THE OVENS')]).toEqual(['BAKE YOUR BUSINESS', true])
  await edit('team', 'cto', { name: 'Tess Tech', bio: 'Builds ovens.' })
  const about = await visit('/about')
  expect(about.$('#team').text()).toContain('Tess Tech')
  const list = await admin.visit('/dashboard/settings/launch-checklist')
  expect(list.text).toContain('✓ Filled in: Name of the CTO')
})

test('a case study is withheld from visitors until a member of staff confirms it', async () => {
  const path = '/case-studies/voting-digitalization'
  const places = ['/', '/industries', '/resources', '/resources/case-studies', '/sitemap', '/search?q=voting']
  const isLinked = async (from: string) => (await visit(from)).$(`a[href^="${path}"]`).length > 0
  const withheld = await edit('case-studies', 'voting-digitalization', { confirmedBy: '', confirmedOn: '' })
  expect((await visit(path)).status).toBe(404)
  expect(withheld.$('.banner[data-kind=success]').text()).toBe(
    'Published. Visitors won’t see it until these fields are filled in: Confirmed by, Confirmed on.',
  )
  const mend = withheld.$('.banner[data-kind=success] + a').attr('href')?.split('#') ?? []
  expect([mend[0], withheld.$(`#${mend[1]}`).attr('name')]).toEqual([withheld.url.pathname, 'confirmedBy'])
  for (const place of places) expect(await isLinked(place), place).toBe(false)
  expect((await visit('/sitemap.xml')).html).not.toContain(path)
  // Staff see it as it would be.
  expect((await admin.visit(path)).$('h1').text()).toBe('Digital Voting Application')
  const shown = await edit('case-studies', 'voting-digitalization', {
    confirmedBy: 'Vera Voter',
    confirmedOn: '2026-11-22',
  })
  expect(shown.text).toContain('Published: the site shows it now.')
  expect(shown.$('.banner[data-kind=success] + a').attr('href')).toBe(path)
  expect((await visit(path)).status).toBe(200)
  for (const place of places) expect(await isLinked(place), place).toBe(true)
  for (const slug of [
    'healthcare-modernization',
    'banking-transformation',
    'voting-digitalization',
    'retail-omnichannel',
  ])
    await press('case-studies', `hide ${slug}`)
  const list = await visit('/resources/case-studies')
  expect([list.status, list.text.includes('We publish a case study once')]).toEqual([200, true])
  for (const place of ['/', '/industries', '/services/cybersecurity']) expect((await visit(place)).status).toBe(200)
})

test('a scheduled text says when it stands on the site, and its cancelling says so', async () => {
  const path = '/admin/texts/values/quality/en'
  const page = await admin.visit(path)
  const saved = await admin.submit(page, '#text', {
    publish: 'planned',
    from: '2998-01-01',
    fromTime: '09:00',
    until: '2999-01-01',
    untilTime: '09:00',
  })
  expect(saved.text).toContain('A different text is scheduled from 1 Jan 2998, 09:00 until 1 Jan 2999, 09:00.')
  const drafted = await admin.submit(saved, '#text', { publish: 'draft', title: 'A draft' })
  expect(drafted.text).toContain('The text scheduled for 1 Jan 2998, 09:00 still replaces it then.')
  await site.db.updateTable('texts').set({ live_from: 1 }).where('state', '=', 'planned').execute()
  const shown = await admin.visit(path)
  const states = shown.$('.page-head .pill').toArray()
  expect(states.map((pill) => shown.$(pill).text())).toEqual(['Published', 'Draft'])
  expect(shown.text).toMatch(
    /It is shown from 1 Jan 1970, \d\d:00 until 1 Jan 2999, 09:00, when the text from before returns\./,
  )
  expect(shown.$('#undo-publish').text()).toContain('End scheduled text now')
  await site.db.updateTable('texts').set({ live_until: 2 }).where('state', '=', 'planned').execute()
  const ended = await admin.visit(path)
  expect([ended.text.includes('scheduled from'), ended.text.includes('is shown from')]).toEqual([false, false])
  await site.db
    .updateTable('texts')
    .set({ live_from: Date.UTC(2998, 0, 1), live_until: Date.UTC(2999, 0, 1) })
    .where('state', '=', 'planned')
    .execute()
  const cancelled = await admin.submit(await admin.visit(path), '#undo-publish')
  expect(cancelled.text).toContain('Scheduled change cancelled.')
  expect(cancelled.text).not.toContain('is scheduled from')
  expect(cancelled.$('#text [name=title]').val()).toBe('A draft')
})

test('a form that is sent twice is saved once, and none of it is a conflict', async () => {
  const path = '/admin/texts/values/quality/en'
  const page = await admin.visit(path)
  const typed = { publish: 'now', title: 'Twice', version: String(page.$('#text [name=version]').val()) }
  const sent = await Promise.all([admin.submit(page, '#text', typed), admin.submit(page, '#text', typed)])
  expect(sent.map(({ redirects }) => redirects)).toEqual([[303], [303]])
})

test('a text with an unknown name in braces is refused with the names that are known', async () => {
  const path = '/admin/texts/values/quality/en'
  const refused = await admin.submit(await admin.visit(path), '#text', { title: 'Is {nonsense} known?' })
  expect(refused.status).toBe(422)
  expect(refused.$('.error-summary').text()).toContain('{nonsense} is not a placeholder. Known here: ')
  expect(refused.$('#text [name=title]').val()).toBe('Is {nonsense} known?')
})

test('a removed entry comes back by the undo of its message, and from below the list', async () => {
  const key = await add('team', 'Head of Ovens')
  const list = await admin.visit('/admin/texts/team')
  // A member of the team is known by the role.
  expect(list.$('#add label').text()).toContain('Role')
  expect((await admin.visit(`/admin/texts/team/${key}/en`)).$('[name=role]').val()).toBe('Head of Ovens')
  const removed = await press('team', `remove ${key}`)
  expect(removed.$(`#entry-${key}`)).toHaveLength(0)
  const back = await admin.submit(removed, '#undo')
  expect([back.url.pathname, back.$(`#entry-${key}`).length, back.$('#removed').length]).toEqual([
    '/admin/texts/team',
    1,
    0,
  ])
  await press('team', `remove ${key}`)
  const later = await press('team', `restore-hidden ${key}`)
  expect(later.$(`#entry-${key}`)).toHaveLength(1)
})

test('a service links to the document with all forms while staff show it', async () => {
  const links = async () => (await visit('/services/cloud-solutions')).$('a[href^="/docs/what-you-receive"]').length
  expect(await links()).toBe(1)
  await press('docs', 'hide what-you-receive')
  expect(await links()).toBe(0)
})

test('an icon is chosen by looking, with everything that was typed', async () => {
  const path = '/admin/texts/values/quality/en'
  const page = await admin.visit(path)
  expect(page.$('#text [name=icon]').attr('type')).toBe('hidden')
  const choose = page.$('#text button[name=pictures]:contains("Choose an icon")')
  const asked = await admin.submit(page, '#text', { title: 'Typed', pictures: choose.attr('value') ?? '' })
  const icons = asked.$('#text-icon input[type=radio][name=icon]')
  expect([asked.status, icons.length > 100, asked.$('#text [name=title]').val()]).toEqual([200, true, 'Typed'])
  expect(asked.$('#text-icon label:contains("shield") use').first().attr('href')).toMatch(/#shield/)
  const saved = await admin.submit(asked, '#text', { icon: 'shield' })
  expect([saved.redirects, saved.$('#text [name=icon]').val()]).toEqual([[303], 'shield'])
})

test('the index has a picture of each page, with its texts, their drafts and what is missing', async () => {
  const card = async (page: string) => {
    const { $ } = await admin.visit('/admin/texts')
    const found = $('main article').filter((_, one) => $(one).find(`a[href="${page}?edit"]`).length === 1)
    expect(found.length, page).toBe(1)
    return {
      picture: found.find('img').attr(),
      texts: found
        .children('ul')
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href')),
      states: found
        .find('.pill')
        .toArray()
        .map((pill) => $(pill).text()),
      missing: found.find('.page-missing').text(),
    }
  }
  const about = await card('/about')
  expect(about.texts.slice(0, 4).sort()).toEqual([
    '/admin/texts/about-page/about/en',
    '/admin/texts/team',
    '/admin/texts/timeline',
    '/admin/texts/values',
  ])
  expect(about.missing).toMatch(/French \(\d+\)/)
  expect(about.picture).toMatchObject({ alt: '', width: '480', height: '252', loading: 'lazy' })
  const picture = await fetch(new URL(about.picture?.src ?? '', site.url))
  // Of this version of the page.
  expect(picture.headers.get('Cache-Control')).toBe('public, max-age=604800')
  const bytes = await picture.arrayBuffer()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 480, height: 252 })
  expect(bytes.byteLength).toBeLessThan(40_000)
  const { $ } = await admin.visit('/admin/texts')
  const pictures = $('main article img').toArray()
  expect(pictures.length).toBe($('main article').length)
  // What is on no page of its own comes last, with the picture of the start page.
  expect([$(pictures.at(-1)).attr('src'), $('main article').last().find('a[href$="?edit"]').length]).toEqual([
    $('a[href="/?edit"] img').attr('src'),
    0,
  ])
  expect((await card('/docs')).states).toEqual([])
  await edit('docs-page', 'docs', { publish: 'draft', title: 'Papers' })
  expect((await card('/docs')).states).toEqual(['Draft'])
})

test('the list is searched in titles and words, in each language, and leads to the entries that hold them', async () => {
  const found = async (words: string) => {
    const { $, text } = await admin.visit(`/admin/texts?q=${encodeURIComponent(words)}`)
    const links = $('main article a').toArray()
    return { to: links.map((link) => $(link).attr('href')), text, $ }
  }
  expect((await found('cloud sol')).to).toContain('/admin/texts/services/cloud-solutions/en')
  await edit('services', 'cloud-solutions', { description: 'Quicksilver keeps it running.' })
  expect((await found('QUICKSILVER')).to).toContain('/admin/texts/services/cloud-solutions/en')
  const korean = await found('클라우드')
  expect(korean.to).toContain('/admin/texts/services/cloud-solutions/ko')
  // What no title says is quoted in the language that says it.
  const quoted = (await found('quicksilver')).$('li [lang=en]')
  expect([quoted.text(), quoted.find('mark').text()]).toEqual(['Quicksilver keeps it running.', 'Quicksilver'])
  const named = (await found('cloud sol')).$('li li:has(a[href="/admin/texts/services/cloud-solutions/en"])')
  expect([named.length, named.find('mark').length]).toEqual([1, 0])
  expect(korean.$('p[lang=ko] mark').first().text()).toBe('클라우드')
  expect((await found('no such words anywhere')).text).toContain('No texts found')
})
