// Missing facts: visitors see complete pages without them, staff see where each belongs.
import { afterAll, describe, expect, test } from 'vitest'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { addressIn, otherLanguages, translatedPages } from '#app/languages/pages.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { withdrawCaseStudies } from '#tests/support/confirmed-case-studies.ts'
import { signedIn } from '#tests/support/people.ts'
import { signLegalTexts } from '#tests/support/sign-legal-texts.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const checklist = '/dashboard/settings/launch-checklist'
const visit = (path: string) => site.visitor().visit(path)
const robotsOf = async (path: string) => {
  const response = await fetch(site.url + path)
  const meta = /<meta name="robots" content="([^"]+)"/.exec(await response.text())?.[1]
  return [response.headers.get('X-Robots-Tag'), meta ?? null]
}

describe('a missing fact', () => {
  test.each(publicPages.map(({ path }) => path))('is not on %s for a visitor', async (path) => {
    const page = await visit(path)
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('to be confirmed')
    expect(page.text).not.toMatch(/\[[^\]]+\]/)
    expect(page.$('.fact-slot')).toHaveLength(0)
    // Traces of the fact: a label without its value, an empty paragraph or entry.
    const empty = page.$('main :is(p, li, dd, h3, td, th, figcaption):empty:not([hidden])')
    expect(empty.toArray().map((element) => page.$.html(element))).toEqual([])
  })

  test('is a slot for staff, which links to its line of the launch checklist', async () => {
    const { $ } = await admin.visit(checklist)
    const lines = new Set(
      $('[id^=fact-]')
        .toArray()
        .map((line) => $(line).attr('id')),
    )
    expect(lines.size).toBe($('[id^=fact-]').length)
    for (const path of [
      '/',
      '/about',
      '/contact',
      '/media',
      '/privacy',
      '/ko/terms',
      '/fr/cookies',
      '/case-studies/retail-omnichannel',
    ]) {
      const page = await admin.visit(path)
      const slots = page
        .$(`main .fact-slot[href^="${checklist}"]`)
        .toArray()
        .map((slot) => page.$(slot).attr('href') ?? '')
      expect(slots, path).not.toEqual([])
      for (const slot of slots) expect(lines, `${path} ${slot}`).toContain(slot.replace(`${checklist}#`, ''))
      expect(page.$('main').text(), path).not.toContain('to be confirmed')
    }
  })

  test('has a name in the language of its page', async () => {
    await signOffTranslations(site.db, Date.now())
    const reviewed = await reviewedPaths(site.db, 'fr', Date.now())
    const pages = [...translatedPages, ...reviewed].filter((path) => !path.includes(':'))
    const english = new Map<string, string[]>()
    const slotsOn = async (path: string) => {
      const { $ } = await admin.visit(path)
      const all = $('.fact-slot').toArray()
      return all.map((slot) => `${$(slot).attr('href')} ${$(slot).text()}`)
    }
    for (const path of pages) english.set(path, await slotsOn(path))
    expect(new Set([...english.values()].flat()).size).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const language of otherLanguages)
      for (const path of pages)
        for (const slot of await slotsOn(addressIn(language, path)))
          if (english.get(path)?.includes(slot)) wrong.push(`${language} ${path}: ${slot}`)
    expect(wrong).toEqual([])
  })

  test('in the address leaves the two cities', async () => {
    expect((await visit('/')).$('.address-pill').text()).toBe('Seoul · Buea')
    expect((await admin.visit('/')).$('.address-pill .fact-slot')).toHaveLength(2)
  })
})

describe('until the launch checklist is signed off', () => {
  test('every page is noindex, until an admin signs it off', async () => {
    const paths = ['/', '/contact', '/case-studies/retail-omnichannel']
    for (const path of paths) expect(await robotsOf(path), path).toEqual(['noindex', 'noindex'])
    expect((await visit('/robots.txt')).html).not.toContain('Sitemap:')

    expect(await signLegalTexts(admin)).toBe(3)
    const refused = await admin.submit(await admin.visit(checklist), '#launch', { signedOff: 'yes' })
    expect([refused.status, refused.$('.error-summary').text()]).toEqual([
      409,
      expect.stringMatching(/\d+ required facts are missing/),
    ])
    const missing = refused.$('.launch-next a').toArray()
    expect(missing.length).toBe(Number(/(\d+) required/.exec(refused.$('.error-summary').text())?.[1]))
    expect(
      refused.$('.launch-next a[href^="/admin/texts/company/facts/ko?"][href$="#text-legal.liability"]').text(),
    ).toBe('책임 조항')
    expect(refused.$('#launch [name=signedOff]').attr('checked')).toBeDefined()
    expect(await robotsOf('/?refused')).toEqual(['noindex', 'noindex'])

    const reason = 'The board wants it on Monday'
    const done = await admin.submit(refused, '#launch', { reason })
    expect(done.text).toContain(`It was signed off with facts missing: ${reason}`)
    expect([done.url.pathname, done.redirects]).toEqual([checklist, [303]])
    // Pages requested in the last second are cached.
    for (const path of paths) expect(await robotsOf(`${path}?signed-off`), path).toEqual([null, null])
    expect((await visit('/robots.txt')).html).toContain(`Sitemap: ${site.url}/sitemap.xml`)
    expect(await robotsOf('/login')).toEqual([null, 'noindex'])

    await admin.submit(await admin.visit(checklist), '#launch', { signedOff: '' })
    expect(await robotsOf('/?withdrawn')).toEqual(['noindex', 'noindex'])
  })

  test('the legal texts of a language are signed off together, and one again when it has changed', async () => {
    const page = await admin.visit(checklist)
    const row = page.$('main tr:contains("Terms")').text()
    expect(row).toMatch(/1\.0.*Signed off.*2026/)
    expect(page.$('[data-move^="sign "]')).toHaveLength(0)
    expect((await visit('/terms')).text).toMatch(/Version 1\.0\. In effect from \d+ \w+ \d{4}/)
    expect((await visit('/fr/terms')).text).toMatch(/En vigueur à compter du \d+ \S+ \d{4}/)
    const { value } = await site.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'legal-sign-offs')
      .executeTakeFirstOrThrow()
    const signed = JSON.parse(value)
    signed['/terms'] = { ...signed['/terms'], digest: 'of an earlier text', version: '0.9' }
    await site.db
      .updateTable('settings')
      .set({ value: JSON.stringify(signed) })
      .where('key', '=', 'legal-sign-offs')
      .execute()
    const changed = await admin.visit(checklist)
    expect(changed.$('main').text()).toMatch(/Changed since .+ signed off version 0\.9/)
    expect((await visit('/terms?changed')).text).not.toContain('In effect from')
    expect(await signLegalTexts(admin)).toBe(1)
    const entries = await site.db
      .selectFrom('audit_events')
      .selectAll()
      .where('verb', '=', 'legal-text-signed')
      .execute()
    expect(entries).toHaveLength(4)
    expect(JSON.parse(entries.at(-1)?.detail ?? '')).toEqual({ language: 'en', text: '/terms 1.0' })
  })

  test('a legal text waits for its sign-off again when a fact that it shows changes, and no other does', async () => {
    await signLegalTexts(admin)
    const facts = '/admin/texts/company/facts/en'
    const waiting = async () => {
      const { $ } = await admin.visit(checklist)
      return $('[data-move^="sign "]')
        .toArray()
        .map((button) => ($(button).attr('data-move') ?? '').replace('sign ', ''))
    }
    expect(await waiting()).toEqual([])
    // No legal text shows it.
    await admin.submit(await admin.visit(facts), '#text', { headcount: 'Twelve' })
    expect(await waiting()).toEqual([])
    await admin.submit(await admin.visit(facts), '#text', { hostingProvider: 'Rack and Row' })
    expect(await waiting()).toEqual(['en', 'fr', 'ko'])
    const page = await admin.visit(checklist)
    expect(page.$('main').text()).toMatch(/A fact that it shows has changed since .+ signed off version 1\.0/)
    expect((await visit('/privacy?stale')).text).not.toContain('In effect from')
    // The text that was read is the one that is signed.
    await admin.submit(await admin.visit(facts), '#text', { hostingProvider: 'Another' })
    const late = await admin.submit(page, '[data-move="sign en"]')
    expect(late.text).toContain('These legal texts have changed in the meantime.')
    expect(await signLegalTexts(admin)).toBe(3)
  })

  test('only an admin can sign it off', async () => {
    const viewer = await signedIn(site, 'viewer')
    expect((await viewer.visit(checklist)).$('#launch')).toHaveLength(0)
  })
})

test('a whole part of a page that is missing is a slot there for staff, which leads to where it is filled', async () => {
  await withdrawCaseStudies(site.db, Date.now())
  await site.db.updateTable('posts').set({ live_from: null, trashed_at: 1 }).execute()
  for (const [path, filledAt] of Object.entries({
    '/': '/admin/texts/case-studies',
    '/industries': '/admin/texts/case-studies',
    '/resources/case-studies': '/admin/texts/case-studies',
    '/careers': '/dashboard/careers/codes',
    '/contact': '/admin/texts/company/facts/en#text-socials',
    '/blog': '/admin-controls',
  })) {
    expect((await admin.visit(path)).$(`main .fact-slot[href="${filledAt}"]`), path).toHaveLength(1)
    expect((await admin.visit(filledAt)).status, filledAt).toBe(200)
    expect((await visit(path)).$('main .fact-slot'), path).toHaveLength(0)
  }
})
