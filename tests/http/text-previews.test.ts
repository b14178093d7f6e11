// A text before it is published, without JavaScript: its Markdown below the field, and its draft on the site's page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOffLaunch } from '#app/features/company/sign-off-launch.server.ts'
import { addEntry } from '#app/features/texts/change-order.server.ts'
import { codeText, ownFields, ownSeed, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { giveDraftLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { findKind, textKinds } from '#app/features/texts/kinds.server.ts'
import { newestVersion } from '#app/features/texts/versions.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { documentOf, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import type { Control } from '#app/forms/document/field-types.ts'
import { theSite } from '#db/audit.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const firstKey = ({ keys: [key = ''] }: TextKind) => key
const formOf = (kind: TextKind) => admin.visit(`/admin/texts/${kind.kind}/${firstKey(kind)}/${kind.languages[0]}`)
const versions = () => site.db.selectFrom('text_versions').selectAll().execute()

/** The names of the fields that a page reads as Markdown. */
function markdownIn(kind: TextKind): string[] {
  const [language] = kind.languages
  const values = valuesOf(kind.fields, codeText(kind, { key: firstKey(kind), language }))
  const places = placesIn(ownFields(kind, language), values)
  return places.flatMap((place) => ('leaf' in place && place.leaf.isMarkdown ? place.name : []))
}

describe('the preview of Markdown', () => {
  const press = (page: Page, typed: Record<string, string> = {}, of = 'text') =>
    admin.submit(page, '#text', { ...typed, preview: of })
  const typed = '## First <b>part</b>\n\nAbout {company}.\n\n- One point\n- Another'

  test('is offered for each field that a page reads as Markdown, and for no other', async () => {
    const offered = textKinds.filter((kind) => markdownIn(kind).length > 0)
    expect(offered.map(({ kind }) => kind)).toEqual(['products', 'case-studies', 'whitepapers', 'docs'])
    for (const kind of textKinds.filter(firstKey)) {
      const { $ } = await formOf(kind)
      const buttons = $('#text button[name=preview][formnovalidate]').toArray()
      expect(
        buttons.map((button) => $(button).attr('value')),
        kind.kind,
      ).toEqual(markdownIn(kind))
    }
  })

  test.each(textKinds.filter((kind) => markdownIn(kind).length > 0).map((kind) => [kind.kind, kind] as const))(
    'shows the text of %s as its page would, keeps everything typed and stores nothing',
    async (_, kind) => {
      const before = await versions()
      const [title = ''] = Object.keys(kind.fields)
      const page = await press(await formOf(kind), { text: typed, [title]: '', metaDescription: 'Typed, not saved' })
      expect([page.status, page.$('.error-summary').length]).toEqual([200, 0])
      const preview = page.$('section[autofocus]')
      expect(preview.attr('aria-label')).toBe('Preview of Text')
      expect(preview.find('h3').text()).toBe('First <b>part</b>')
      expect(preview.find('.content-part > p').text()).toBe('About BN Technologies.')
      expect(preview.find('li').length).toBe(2)
      expect([title, 'text', 'metaDescription'].map((name) => page.$(`[name=${name}]`).val())).toEqual([
        '',
        typed,
        'Typed, not saved',
      ])
      // The next press saves nothing of what the form refuses.
      expect((await admin.submit(page, '#text')).status).toBe(422)
      expect(await versions()).toEqual(before)
    },
  )

  test('says so where there is no text, and is not drawn for another field', async () => {
    const [kind] = textKinds.filter(({ kind }) => kind === 'docs') as [TextKind]
    const empty = await press(await formOf(kind), { text: '  ' })
    expect(empty.$('section[autofocus]').text()).toContain('There is no text to show yet.')
    for (const other of ['title', 'questions', 'questions.0', '__proto__', '']) {
      const page = await press(await formOf(kind), { title: 'Typed' }, other)
      expect([page.status, page.$('[name=title]').val()], other).toEqual([200, 'Typed'])
      expect(page.$('.document-preview')).toHaveLength(0)
    }
  })

  test('needs the permission to edit', async () => {
    const desk = await signedIn(site, 'desk')
    const refused = await desk.post('/admin/texts/docs/how-we-work/en', 'preview=text&text=typed')
    expect(refused.status).toBe(403)
  })
})

describe('a draft on the page of the site', () => {
  const words = 'Unpublished words'
  const day = 24 * 60 * 60_000
  const open = textKinds.filter(({ path }) => !path('key').startsWith('/dashboard'))
  const kindOf = (name: string) => findKind(name) as TextKind
  const nobody = () => site.visitor()
  let asked = 0
  /** Nothing is answered from memory. */
  const published = (path: string) => {
    const url = new URL(path, site.url)
    url.searchParams.set('asked', String(++asked))
    return nobody().visit(url.pathname + url.search)
  }

  const valid: Partial<Record<Control, string>> = { day: '2026-11-20', color: '#0066ff', link: '/contact' }

  /** Puts the words into every line and every longer text. */
  async function draft(kind: TextKind, place: TextPlace, publish: 'draft' | 'now' = 'draft', mark = words) {
    const values = valuesOf(kind.fields, ownSeed(kind, place))
    for (const one of placesIn(kind.fields, values)) {
      if (!('leaf' in one)) continue
      const { is, max } = one.leaf
      if (['line', 'prose'].includes(is) && max >= mark.length) values[one.name] = mark
      else values[one.name] ||= valid[is] ?? ''
    }
    const document = documentOf(kind.fields, values)
    const { number: version } = await newestVersion(site.db, kind, place)
    const by = { actor: theSite, now: Date.now() }
    expect(await saveText(site.db, kind, place, { document, version, publish: { at: publish } }, by)).toMatchObject({
      ok: true,
    })
  }

  async function added(kind: TextKind): Promise<TextPlace> {
    const entry = await addEntry(site.db, kind, 'Entry', { actor: theSite, now: Date.now() })
    return { key: 'key' in entry ? entry.key : '', language: kind.languages[0] }
  }

  const firstPlace = async (kind: TextKind): Promise<TextPlace> =>
    firstKey(kind) ? { key: firstKey(kind), language: kind.languages[0] } : added(kind)

  const linkOn = async (kind: TextKind, { key, language }: TextPlace) => {
    const page = await admin.visit(`/admin/texts/${kind.kind}/${key}/${language}`)
    if (page.$('#preview').length === 0) return
    const { url } = await admin.submit(page, '#preview')
    return url.pathname + url.search
  }

  const linkMade = async (kind: TextKind, place: TextPlace, now = Date.now()) => {
    const given = await giveDraftLink(site.db, kind, place, { actor: theSite, now })
    return given.ok ? given.path : ''
  }

  beforeAll(async () => {
    // The site is listed: only the preview is not.
    const by = { actor: theSite, now: Date.now() }
    await signOffLaunch(site.db, { signedOff: true, reason: 'To see what is listed.', version: 0 }, by)
  })

  test.each(open.map((kind) => [kind.kind, kind] as const))(
    'of %s is shown to the holder of the link only',
    async (_, kind) => {
      const place = await firstPlace(kind)
      expect(await linkOn(kind, place)).toBeUndefined()
      await draft(kind, place)
      const link = (await linkOn(kind, place)) ?? ''
      expect(link.split(/[?#]/)[0]).toBe(kind.path(place.key).split(/[?#]/)[0])
      const page = await nobody().visit(link)
      expect([page.status, page.$('main').text().includes(words)]).toEqual([200, true])
      expect(page.$('.draft-notice').text()).toContain('Preview of an unpublished text')
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
      const data = await nobody().visit(
        link.replace(/^[^?]+/, (path) => (path === '/' ? '/_root.data' : `${path}.data`)),
      )
      expect([data.html.includes(words), data.headers.get('Cache-Control')]).toEqual([true, 'private, no-store'])
      const others = [
        '/sitemap',
        '/sitemap.xml',
        '/search?q=unpublished',
        `/search?q=unpublished&${link.split('?')[1]}`,
      ]
      for (const path of [kind.path(place.key), '/', ...others]) {
        const { html, headers, $ } = await published(path)
        expect([html.includes(words), $('.draft-notice').length], path).toEqual([false, 0])
        expect($('meta[name=robots][content=noindex]').length, path).toBe(path.startsWith('/search') ? 1 : 0)
        if (!path.includes('draft=')) expect(headers.get('Cache-Control'), path).toContain('public')
      }
    },
  )

  test('of a kind without a page of the site has no link', async () => {
    const others = textKinds.filter((kind) => !open.includes(kind))
    expect(others.map(({ kind }) => kind)).toEqual(['reply-templates'])
    for (const kind of others) {
      const place = await firstPlace(kind)
      await draft(kind, place)
      expect(await linkOn(kind, place)).toBeUndefined()
      const forced = await admin.post(`/admin/texts/${kind.kind}/${place.key}/${place.language}/preview`, '')
      expect(forced.text).toContain('There is no draft or scheduled text to preview.')
      const list = await admin.visit(`/admin/texts/${kind.kind}`)
      expect(list.$(`#main a[href="${kind.path(place.key)}"]`)).toHaveLength(0)
      expect(list.$('tbody').text()).toContain('Thank you for your message.')
    }
  })

  test.each([
    ['altered', (link: string) => link.replace(/.(?=$|#)/, (last) => (last === '0' ? '1' : '0'))],
    ['without its signature', (link: string) => link.replace(/\.[0-9a-f]{64}/, '')],
    ['for a later day than was signed', (link: string) => link.replace(/\.(\d{13})\./, '.9999999999999.')],
    ['of another text', (link: string) => link.replace(/draft=services\.[^.]+/, 'draft=services.cybersecurity')],
    ['that is empty', (link: string) => link.replace(/draft=.*/, 'draft=')],
  ])('a link %s shows what is published', async (_, change) => {
    const kind = kindOf('services')
    const place = await firstPlace(kind)
    const link = await linkMade(kind, place)
    const changed = change(link)
    expect(changed).not.toBe(link)
    const page = await nobody().visit(changed)
    expect([page.status, page.html.includes(words), page.$('.draft-notice').length]).toEqual([200, false, 0])
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('a link that has expired, or is opened on the page of another text, shows what is published', async () => {
    const kind = kindOf('services')
    const place = await firstPlace(kind)
    const at = (now: number) => linkMade(kind, place, now)
    expect((await nobody().visit(await at(Date.now() - 6.9 * day))).html).toContain(words)
    const other = (await at(Date.now())).replace(/^[^?]+/, '/services/cybersecurity')
    const elsewhere = (await at(Date.now())).replace(/^[^?]+/, '/services')
    for (const path of [await at(Date.now() - 7.1 * day), other, elsewhere]) {
      const page = await nobody().visit(path)
      expect([page.status, page.html.includes(words), page.$('.draft-notice').length], path).toEqual([200, false, 0])
    }
  })

  test('of an entry that is not published or hidden has its page for the holder of the link only', async () => {
    const kind = kindOf('docs')
    const place = await added(kind)
    await draft(kind, place)
    const link = (await linkOn(kind, place)) ?? ''
    expect((await published(kind.path(place.key))).status).toBe(404)
    expect((await nobody().visit(link.replace(/.$/, 'x'))).status).toBe(404)
    expect((await nobody().visit(link)).$('h1').text()).toBe(words)
    await draft(kind, place, 'now', 'Published words')
    // Nothing is left to preview: the same link shows the page as everybody sees it.
    const page = await nobody().visit(link)
    expect([page.$('h1').text(), page.$('.draft-notice').length]).toEqual(['Published words', 0])
    expect(await linkOn(kind, place)).toBeUndefined()
    await admin.submit(await admin.visit('/admin/texts/docs'), `[data-move="hide ${place.key}"]`)
    await draft(kind, place)
    const again = (await linkOn(kind, place)) ?? ''
    expect([(await published(kind.path(place.key))).status, (await nobody().visit(again)).status]).toEqual([404, 200])
  })

  test('of an unconfirmed case study is not shown in other places', async () => {
    const kind = kindOf('case-studies')
    const place = await added(kind)
    await draft(kind, place)
    const values = { confirmedBy: '', confirmedOn: '' }
    await admin.submit(await admin.visit(`/admin/texts/case-studies/${place.key}/en`), '#text', {
      ...values,
      publish: 'draft',
      color: '#0066ff',
    })
    const link = (await linkOn(kind, place)) ?? ''
    expect((await nobody().visit(link)).$('h1').text()).toBe(words)
    expect((await published(kind.path(place.key))).status).toBe(404)
    expect((await published('/resources/case-studies')).html).not.toContain(words)
  })

  test('is in the log each time a link is made, and not shown to its holders once links are withdrawn or another draft is saved', async () => {
    const kind = kindOf('services')
    const place = { key: 'cybersecurity', language: 'en' } as const
    const form = () => admin.visit('/admin/texts/services/cybersecurity/en')
    const shows = async (link: string) => {
      const page = await nobody().visit(link)
      return [page.status, page.html.includes(words), page.$('.draft-notice').length]
    }
    const [shown, ended] = [
      [200, true, 1],
      [200, false, 0],
    ]
    await draft(kind, place)
    const first = (await linkOn(kind, place)) ?? ''
    expect(await shows(first)).toEqual(shown)
    const other = { ...place, key: 'cloud-solutions' }
    await draft(kind, other)
    const untouched = (await linkOn(kind, other)) ?? ''
    const withdrawn = await admin.submit(await form(), '#withdraw-previews')
    expect(withdrawn.text).toContain('Preview links withdrawn')
    expect([await shows(first), await shows(untouched)]).toEqual([ended, shown])
    const second = (await linkOn(kind, place)) ?? ''
    expect(await shows(second)).toEqual(shown)
    await admin.submit(await form(), '#text', { publish: 'draft', summary: 'Another draft' })
    expect(await shows(second)).toEqual(ended)
    const log = await site.db
      .selectFrom('audit_events')
      .select(['verb', 'detail'])
      .where('record_reference', '=', 'services/cybersecurity/en')
      .where('verb', 'like', 'preview-%')
      .orderBy('id')
      .execute()
    expect(log.map(({ verb }) => verb)).toEqual(['preview-link-made', 'preview-links-withdrawn', 'preview-link-made'])
    expect(JSON.stringify(log)).not.toContain('draft=')
  })

  test('has its open links listed, each withdrawn alone, without scripts and in the log', async () => {
    const kind = kindOf('services')
    const place = { key: 'managed-services', language: 'en' } as const
    const path = '/admin/texts/services/managed-services/en'
    const shows = async (link: string) => (await nobody().visit(link)).html.includes(words)
    const lines = ({ $ }: Page) =>
      $('#preview-links tbody tr')
        .toArray()
        .map((line) => $(line).find('th').text())
    await draft(kind, place)
    expect(lines(await admin.visit(path))).toEqual([])
    const now = Date.now()
    const actor = { ...theSite, name: 'Grace' }
    const early = await giveDraftLink(site.db, kind, place, { actor, now: now - 2 * day })
    await giveDraftLink(site.db, kind, place, { actor, now: now - 8 * day })
    const mine = (await linkOn(kind, place)) ?? ''
    const theirs = early.ok ? early.path : ''
    const page = await admin.visit(path)
    // Neither the ended one nor the address of a link is there.
    expect([lines(page).length, lines(page)[1], page.html.includes('draft=')]).toEqual([2, 'Grace', false])
    expect(page.$('#preview-links time')).not.toHaveLength(0)
    const [button] = page.$('[data-move^=withdraw]').toArray().slice(1)
    const press = `[data-move="${page.$(button).attr('data-move')}"]`
    const after = await admin.submit(page, press)
    expect([after.redirects, after.text.includes('Preview link withdrawn'), lines(after).length]).toEqual([
      [303],
      true,
      1,
    ])
    expect([await shows(theirs), await shows(mine)]).toEqual([false, true])
    expect((await admin.submit(page, press)).text).toContain('That preview link has already been withdrawn')
    // The link of another text is not withdrawn by this one.
    const other = { ...place, key: 'it-consulting' }
    await draft(kind, other)
    const elsewhere = (await linkOn(kind, other)) ?? ''
    const { id } = await site.db
      .selectFrom('text_previews')
      .select('id')
      .where('key', '=', other.key)
      .executeTakeFirstOrThrow()
    await admin.post(`${path}/withdraw-previews`, `link=${id}`)
    expect(await shows(elsewhere)).toBe(true)
    const emptied = await admin.submit(after, '#withdraw-previews')
    expect([lines(emptied).length, await shows(mine), await shows(elsewhere)]).toEqual([0, false, true])
    const log = await site.db
      .selectFrom('audit_events')
      .select(['verb', 'detail'])
      .where('record_reference', '=', 'services/managed-services/en')
      .where('verb', 'like', 'preview-%withdrawn')
      .orderBy('id')
      .execute()
    expect(log.map(({ verb }) => verb)).toEqual(['preview-link-withdrawn', 'preview-links-withdrawn'])
    expect(log[0]?.detail).toContain('Grace')
  })

  test('and a text that is planned for later are previewed alike', async () => {
    const place = { key: 'data-analytics', language: 'en' } as const
    const planned = { publish: 'planned', from: '2999-01-01', fromTime: '09:00', summary: words }
    const form = () => admin.visit('/admin/texts/services/data-analytics/en')
    await admin.submit(await form(), '#text', planned)
    const link = (await linkOn(kindOf('services'), place)) ?? ''
    const page = await nobody().visit(link)
    expect([page.html.includes(words), page.$('.draft-notice').length]).toEqual([true, 1])
    const list = await admin.visit('/admin/texts/services')
    const line = list.$('#entry-data-analytics').closest('tr')
    expect(line.text()).toContain('Draft')
    expect(line.find('a[href="/services/data-analytics"]').text()).toContain('View on site')
    const opened = await admin.submit(list, '[data-move="preview data-analytics"]')
    expect([opened.url.pathname, opened.$('.draft-notice').length]).toEqual(['/services/data-analytics', 1])
    await admin.submit(await form(), '#undo-publish')
    expect([(await nobody().visit(link)).html.includes(words), await linkOn(kindOf('services'), place)]).toEqual([
      false,
      undefined,
    ])
  })

  test('tells its link to no other site, nor to what is stored of a form that is sent from it', async () => {
    const kind = kindOf('faq')
    const place = await firstPlace(kind)
    const link = await linkMade(kind, place)
    const visitor = nobody()
    const page = await visitor.visit(link)
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    const typed = { name: 'V', email: 'v@example.com', message: 'Sent from a preview' }
    const sent = await visitor.submit(page, '#contact', typed, { headers: { Referer: site.url + link } })
    expect(sent.redirects).toEqual([303])
    const stored = await site.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    expect([stored.page, JSON.stringify(stored).includes('draft=')]).toEqual(['/contact', false])
  })

  test('is never used by a form that is sent to such an address', async () => {
    const kind = kindOf('faq')
    const link = await linkMade(kind, await firstPlace(kind))
    const refused = await nobody().post(link, 'name=')
    expect([refused.status, refused.html.includes(words)]).toEqual([422, false])
  })
})
