// The brand board on a real database, without scripts: saving, visibility and downloads.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { brandLabels } from '#app/features/brand/words.ts'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { newestMail } from '#tests/support/mailbox.ts'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { signedIn } from '#tests/support/people.ts'
import { readZip } from '#tests/support/read-files.ts'
import { startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const board = '/admin/branding'
const forms = {
  logo: board,
  letterhead: `${board}/letterhead`,
  'business-card': `${board}/business-card`,
  palette: `${board}/palette`,
}
type Form = keyof typeof forms

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'editor', { name: 'Eva Editor' })
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
  await site.db.deleteFrom('brand_revisions').execute()
})

const save = async (form: Form, values: Record<string, string>, by = staff) =>
  by.submit(await by.visit(forms[form]), `#${form}`, values)
const ask = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init })
const newestVersion = async () =>
  (await site.db.selectFrom('brand_revisions').select('version').orderBy('version', 'desc').executeTakeFirst())?.version

describe('the board', () => {
  test('has its header, tabs and notifications, each tab with a URL', async () => {
    const page = await staff.visit(board)
    expect(page.$('h1').text()).toBe('Brand Assets')
    for (const words of ['Save Changes', 'Export', 'Share', 'Test Notifications']) expect(page.text).toContain(words)
    const links = page
      .$('main nav.tabs a')
      .toArray()
      .map((link) => [page.$(link).text(), page.$(link).attr('href')])
    expect(links).toEqual([
      ['Logo', board],
      ['Letterhead', `${board}/letterhead`],
      ['Business Card', `${board}/business-card`],
      ['Color Palette', `${board}/palette`],
      ['Guidelines', `${board}/guidelines`],
      ['Templates', `${board}/templates`],
      ['Export', `${board}/export`],
      ['Share', `${board}/share`],
      ['History', `${board}/history`],
    ])
    expect(page.$('main [type=submit]:contains("Save")')).toHaveLength(1)
    const preview = await staff.visit(page.$('main a:contains("Preview")').attr('href') ?? '')
    expect(preview.$('main a:contains("Edit")').attr('href')).toBe(board)
    for (const [, href] of links) expect((await staff.visit(href ?? '')).status).toBe(200)
    expect((await staff.visit(`${board}/no-such-part`)).status).toBe(404)
  })

  test.each(Object.entries(forms))('saves the %s, and shows it', async (form, path) => {
    const field = { logo: 'slogan', letterhead: 'companyName', 'business-card': 'name', palette: 'textColor' }[
      form as Form
    ]
    const value = form === 'palette' ? '#fafafa' : 'Où 서울 <b>'
    const page = await save(form as Form, { [field]: value })
    expect([page.redirects, page.url.pathname]).toEqual([[303], path])
    expect(page.text).toContain('Brand assets updated successfully')
    expect(page.$(`[name=${field}]`).val()).toBe(value)
    expect(page.text).toContain('Version 1, saved by Eva Editor')
  })

  test('keeps the typed values when one is invalid, and saves nothing', async () => {
    const page = await save('logo', { mark: 'LONG', primaryColor: 'red;}', size: '9000', slogan: 'x'.repeat(61) })
    expect(page.status).toBe(422)
    for (const words of [
      'Initials in the logo must be 3',
      'Primary colour must be',
      'Size must be',
      'Slogan must be 60',
    ]) {
      expect(page.$('.error-summary').text()).toContain(words)
    }
    expect(page.$('[name=primaryColor]').val()).toBe('red;}')
    expect(await newestVersion()).toBeUndefined()
  })

  test('accepts a colour from the picker when only that was changed', async () => {
    await save('palette', { primaryColorPicked: '#00802b' })
    await save('palette', { secondaryColor: '#aa0000', secondaryColorPicked: '#00aa00' })
    const page = await staff.visit(forms.palette)
    expect([page.$('[name=primaryColor]').val(), page.$('[name=secondaryColor]').val()]).toEqual(['#00802b', '#aa0000'])
  })

  test('keeps both values of concurrent changes to the same part, and merges changes to different parts', async () => {
    const other = await signedIn(site, 'admin', { name: 'Oscar' })
    const [letterhead, palette] = [await staff.visit(forms.letterhead), await staff.visit(forms.palette)]
    await save('letterhead', { address: 'Their street 1' }, other)
    const refused = await staff.submit(letterhead, '#letterhead', { address: 'My street 2' })
    expect(refused.status).toBe(409)
    expect(refused.$('[name=address]').val()).toBe('My street 2')
    expect(refused.text).toContain('Saved by Oscar')
    expect(refused.text).toContain('Their street 1')
    expect((await staff.submit(palette, '#palette', { textColor: '#fafafa' })).redirects).toEqual([303])
    expect((await staff.visit(forms.letterhead)).$('[name=address]').val()).toBe('Their street 1')
    const replaced = await staff.submit(
      await staff.submit(letterhead, '#letterhead', { address: 'My street 2' }),
      '#letterhead',
    )
    expect(replaced.$('[name=address]').val()).toBe('My street 2')
    // One’s own second tab, with a colleague’s change of another part after it.
    const tab = await staff.visit(forms.letterhead)
    await save('letterhead', { address: 'My street 3' })
    await save('palette', { textColor: '#fbfbfb' }, other)
    const own = await staff.submit(tab, '#letterhead', { address: 'My street 4' })
    expect(own.$('.error-summary').text()).toContain('You changed this yourself in another tab')
    expect([own.$('[name=address]').val(), own.text.includes('Saved by')]).toEqual(['My street 4', false])
    expect((await staff.submit(own, '#letterhead')).$('[name=address]').val()).toBe('My street 4')
  })

  test('shows each version, restores one and undoes the newest', async () => {
    await save('logo', { slogan: 'First' })
    await save('logo', { slogan: 'Second' })
    const history = await staff.visit(`${board}/history`)
    expect(history.$('tbody th').text()).toBe('Version 2CurrentVersion 1')
    const undo = await staff.visit(history.$('main a:contains("Undo")').attr('href') ?? '')
    const parts = ['changes', 'differences'].map((id) => `[aria-labelledby=version-${id}] :is(h3, .difference)`)
    expect(parts.map((part) => undo.$(part).text())).toEqual([
      'Logo: SloganRemoved: CONNECTING INNOVATIONAdded: First',
      'Logo: SloganRemoved: FirstAdded: Second',
    ])
    await staff.submit(undo, '#restore')
    expect((await staff.visit(board)).$('[name=slogan]').val()).toBe('First')
    expect((await staff.submit(undo, '#restore')).status).toBe(409)
    expect(await newestVersion()).toBe(3)
  })

  test('restores the defaults of one part', async () => {
    await save('logo', { slogan: 'Other' })
    await save('letterhead', { address: 'Street 1' })
    const page = await staff.submit(await staff.visit(board), '#restore-defaults')
    expect(page.$('[name=slogan]').val()).toBe('CONNECTING INNOVATION')
    expect((await staff.visit(forms.letterhead)).$('[name=address]').val()).toBe('Street 1')
  })

  test.each([
    ['info', 'Brand assets are being processed'],
    ['success', 'Brand assets updated successfully'],
    ['error', 'Failed to update brand assets'],
  ])('tests the notification: %s', async (kind, words) => {
    const page = await staff.submit(await staff.visit(board), `#test-${kind}`)
    expect(page.$(`.banner[data-kind=${kind}]`).text()).toBe(words)
    expect(await newestVersion()).toBeUndefined()
  })

  test('shows a viewer everything without controls', async () => {
    const viewer = await signedIn(site, 'viewer')
    const page = await viewer.visit(board)
    expect(page.status).toBe(200)
    expect(page.$('main form')).toHaveLength(0)
    expect(page.text).not.toContain('Save Changes')
  })

  test('shows typed values on a page of the site and in a mail, which only the site may frame', async () => {
    const shown = await staff.visit(`${forms.palette}?view=preview`)
    const frames = shown.$('main iframe').toArray()
    const [page = '', mail = ''] = frames.map((frame) => shown.$(frame).attr('src') ?? '')
    const drawn = await staff.visit(`${page}&primaryColor=%2300802b`)
    expect(drawn.$('h1').text()).toBe('TRANSFORM YOUR BUSINESS')
    expect(drawn.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(drawn.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    const css = await staff.visit(drawn.$('body link[rel=stylesheet]').attr('href') ?? '')
    expect(css.html).toContain('--brand-blue:#00802b;')
    expect((await staff.visit(`${mail}&primaryColor=%2300802b`)).html).toContain('background:#00802b')
    for (const path of [page, mail]) expect((await ask(path)).status).toBe(302)
    expect((await ask('/')).headers.get('X-Frame-Options')).toBe('DENY')
  })

  test('previews typed values, and saved ones in place of invalid ones', async () => {
    const draw = async (query: string) => (await staff.visit(`${board}/preview/logo?v=0&${query}`)).html
    const saved = await draw('')
    expect(await draw('backgroundColor=%23123456')).toContain('#123456')
    expect(await draw('backgroundColor=%22onload%3D%22alert(1)')).toBe(saved)
    expect((await ask(`${board}/preview/logo?v=0`)).status).toBe(302)
  })
})

describe('the site uses the saved brand', () => {
  const palette = {
    backgroundColor: '#12361f',
    primaryColor: '#ffb000',
    secondaryColor: '#7b2ff7',
    textColor: '#fff7e0',
  }

  test('nothing is added to a page until something is saved', async () => {
    const { html, $ } = await site.visitor().visit('/')
    expect(html).not.toMatch(/brand\.css|\/icons\/|themeColor/)
    expect($('link[rel=icon]').first().attr('href')).toBe('/favicon.svg')
  })

  test('the palette applies to the next response, in a stylesheet that is cached for ever', async () => {
    const visitor = site.visitor()
    await visitor.visit('/')
    await save('palette', palette)
    const { $, headers } = await visitor.visit('/')
    expect($('meta[name=theme-color]').attr('content')).toBe('#12361f')
    expect($('[style]')).toHaveLength(0)
    expect(headers.get('Content-Security-Policy')).toContain("style-src 'self';")
    const sheet = await ask($('link[href^="/brand.css"]').attr('href') ?? '')
    expect(sheet.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const css = await sheet.text()
    expect(css).toContain('--brand-blue:#ffb000;')
    expect(css).toContain('--on-primary:#000000;')
    const first = await (await fetch(`${site.url}/`, { headers: { 'Sec-Fetch-Site': 'none' } })).text()
    expect(first).toMatch(/<style id="styles-inside">.*--brand-blue:#06f.*--brand-blue:#ffb000;.*<\/style>/s)
    // A cached page keeps requesting its own version.
    await save('palette', { primaryColor: '#00802b' })
    expect(await (await ask('/brand.css?v=1')).text()).toBe(css)
    expect(await (await ask('/brand.css?v=2')).text()).toContain('--brand-blue:#00802b;')
    expect((await ask('/brand.css?v=99')).headers.get('Cache-Control')).toContain('must-revalidate')
  })

  test('another node uses it at once, because the version comes from the database', async () => {
    await save('palette', palette)
    await site.visitor().visit('/')
    const { assets, ...row } = await site.db.selectFrom('brand_revisions').selectAll().executeTakeFirstOrThrow()
    const changed = { ...JSON.parse(assets), palette: { ...palette, backgroundColor: '#301030' } }
    await site.db
      .insertInto('brand_revisions')
      .values({ ...row, version: 2, assets: JSON.stringify(changed) })
      .execute()
    const { $ } = await site.visitor().visit('/')
    expect($('meta[name=theme-color]').attr('content')).toBe('#301030')
  })

  test('an illegible colour is corrected, and the board says so', async () => {
    const page = await save('palette', { ...palette, primaryColor: '#ffee00', backgroundColor: '#cccccc' })
    expect(page.text).toContain('Corrections')
    expect(page.text).toMatch(/Background of dark sections: #[0-9a-f]{6} in place of #cccccc/)
    expect(page.text).toMatch(/Links on light backgrounds: #[0-9a-f]{6} in place of #ffee00/)
  })

  test('name, slogan, mark and contacts are in header, title, manifest, icons and preview images', async () => {
    const before = (await site.visitor().visit('/about')).$('meta[property="og:image"]').attr('content') ?? ''
    await save('letterhead', { companyName: 'Número Três', email: 'hello@example.com', phone: '+82 2 555 0100' })
    await save('logo', { mark: 'N3', slogan: 'Another slogan', primaryColor: '#aa0000' })
    const { $, html } = await site.visitor().visit('/about')
    expect($('.site-header .brand').text()).toBe('Número Três')
    expect($('.footer-slogan').text()).toBe('Another slogan')
    expect($('title').text()).toContain('| Número Três')
    expect($('h1').text() + $('title').text()).not.toContain('BN Technologies')
    expect(html).not.toContain('BN Technologies')
    expect($('.site-header .brand img').attr('src')).toBe('/icons/favicon.svg?v=2')
    const manifest = await (await ask($('link[rel=manifest]').attr('href') ?? '')).json()
    expect(manifest).toMatchObject({ name: 'Número Três', short_name: 'N3' })
    for (const icon of $('link[rel*=icon]').toArray()) {
      const answer = await ask($(icon).attr('href') ?? '')
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
    expect(await (await ask('/icons/favicon.svg?v=2')).text()).toContain('#aa0000')
    const image = $('meta[property="og:image"]').attr('content') ?? ''
    expect(image).not.toBe(before)
    const drawn = await fetch(image)
    expect(drawn.headers.get('Cache-Control')).toContain('604800')
    expect(await sharp(await drawn.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
    const contact = await site.visitor().visit('/contact')
    expect(contact.$('a[href="mailto:hello@example.com"]')).toHaveLength(1)
    expect(contact.$('script[type="application/ld+json"]').text()).toContain('"telephone":"+82 2 555 0100"')
    expect(await (await ask('/.well-known/security.txt')).text()).toContain('Contact: mailto:hello@example.com')
  })

  test('the next mail uses it, and leaves a visitor’s words unchanged', async () => {
    await save('letterhead', { companyName: 'Número Três', email: 'hello@example.com' })
    await save('palette', palette)
    const visitor = site.visitor()
    const message = 'Is BN Technologies there?'
    await visitor.submit(await visitor.visit('/contact'), '#contact', { name: 'V', email: 'v@example.com', message })
    const told = await newestMail(site.db, { to: 'v@example.com' })
    expect(told.text_body).toContain('Thank you for contacting Número Três.')
    expect(told.text_body).not.toContain('BN Technologies')
    expect(told.text_body).toContain('\nhello@example.com\n')
    expect(told.html_body).toContain('background:#ffb000;color:#000000')
    const admin = await signedIn(site)
    const drawn = await admin.visit(`/dashboard/mail/${told.id}/drawn`)
    expect(drawn.$('img').attr('src')).toMatch(/^data:image\/png;base64,/)
    const version = Number(/cid:company-mark-(\d+)/.exec(told.html_body)?.[1])
    await save('logo', { mark: 'N4', slogan: 'Another slogan', primaryColor: '#00aa00' })
    await visitor.submit(await visitor.visit('/contact'), '#contact', { name: 'V', email: 'w@example.com', message })
    const later = await newestMail(site.db, { to: 'w@example.com' })
    expect(later.html_body).toContain(`cid:company-mark-${version + 1}`)
    const redrawn = await admin.visit(`/dashboard/mail/${later.id}/drawn`)
    expect(redrawn.$('img').attr('src')).not.toBe(drawn.$('img').attr('src'))
    const notice = await newestMail(site.db, { to: 'staff@example.com' })
    expect(notice.text_body).toContain(`> ${message}`)
  })
})

describe('files', () => {
  test('each download of each tab exists, and the zip contains all', async () => {
    const page = await staff.visit(`${board}/export`)
    const links = page
      .$('main table a')
      .toArray()
      .map((link) => page.$(link).attr('href') ?? '')
    expect(links.length).toBeGreaterThan(60)
    const answer = await ask(`${board}/files/all.zip`, { headers: { Cookie: cookieOf(staff) } })
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="bn-technologies-brand.zip"')
    const zip = await readZip(Buffer.from(await answer.arrayBuffer()))
    expect([...zip.keys()].map((path) => `${board}/files/${path}`).sort()).toEqual([...links].sort())
    const one = await ask(links[0] ?? '', { headers: { Cookie: cookieOf(staff) } })
    expect(one.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(Buffer.from(await one.arrayBuffer()).equals([...zip.values()][0] ?? Buffer.alloc(0))).toBe(true)
    expect((await ask(links[0] ?? '')).status).toBe(302)
    expect((await staff.visit(`${board}/files/../../etc/passwd`)).status).toBe(404)
  })

  test('the press kit contains the saved logos and colours, and nothing else', async () => {
    await save('letterhead', { companyName: 'Other Name' })
    await save('palette', { primaryColor: '#aa00aa' })
    const { $, text } = await site.visitor().visit('/media')
    expect(text).toContain('#aa00aa')
    expect($('.logo-files img').first().attr('alt')).toContain('Other Name')
    for (const link of $('.logo-links a').toArray()) {
      const href = $(link).attr('href') ?? ''
      const answer = await ask(href)
      const kept = 'public, max-age=31536000, immutable'
      expect([href, answer.status, answer.headers.get('Cache-Control')]).toEqual([href, 200, kept])
      await answer.arrayBuffer()
    }
    for (const path of ['letterhead/other-name-letterhead.pdf', 'business-card/other-name-card.vcf', 'x']) {
      expect((await ask(`/media/files/${path}`)).status).toBe(404)
    }
  })
})

describe('shared links', () => {
  const share = async (label = 'Printer') => {
    await site.db.deleteFrom('brand_share_links').execute()
    const page = await staff.submit(await staff.visit(`${board}/share`), '#share', { label })
    return new URL(String(page.$('.copy-field input').val()))
  }
  const row = () => site.db.selectFrom('brand_share_links').selectAll().executeTakeFirstOrThrow()

  test('are shown once, open without an account, are not indexed, and change nothing', async () => {
    const link = await share('Où <script>alert(1)</script>')
    expect(link.origin).toBe(site.url)
    expect((await staff.visit(`${board}/share`)).html).not.toContain(link.pathname)
    const page = await site.visitor().visit(link.pathname)
    expect(page.status).toBe(200)
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.$('main form')).toHaveLength(0)
    expect(page.text).toMatch(/The link works until \d+ \w+ \d{4}, \d\d:\d\d \(Seoul time\)\./)
    // The label is a note for staff.
    expect(page.html).not.toContain('Où')
    expect((await site.visitor().post(link.pathname, 'a=b', { follow: false })).status).toBe(405)
    expect(await row()).toMatchObject({ downloads: 0, label: 'Où <script>alert(1)</script>' })
  })

  test('count downloads, and no HEAD requests', async () => {
    const { pathname } = await share()
    const { $ } = await site.visitor().visit(pathname)
    const href = $('main table a').first().attr('href') ?? ''
    await (await ask(href, { method: 'HEAD' })).arrayBuffer()
    expect((await row()).downloads).toBe(0)
    await (await ask(href)).arrayBuffer()
    await (await ask(`${pathname}/files/all.zip`)).arrayBuffer()
    expect((await ask(`${pathname}/files/no-such-file`)).status).toBe(404)
    expect((await row()).downloads).toBe(2)
    expect((await staff.visit(`${board}/share`)).$('td[data-label=Downloads]').text()).toBe('2')
  })

  test('open nothing once they are revoked or expired', async () => {
    const { pathname } = await share()
    await staff.submit(await staff.visit(`${board}/share`), 'form[action$="/revoke"]')
    expect((await site.visitor().visit(pathname)).status).toBe(404)
    expect((await ask(`${pathname}/files/all.zip`)).status).toBe(404)
    const later = await share()
    await site.db.updateTable('brand_share_links').set({ expires_at: 1 }).execute()
    expect((await site.visitor().visit(later.pathname)).text).toContain('This link no longer works')
    expect((await staff.visit(`${board}/share`)).text).toContain('Expired')
  })
})

describe('guidelines and templates', () => {
  test('the guidelines are generated from the saved brand', async () => {
    await save('letterhead', { companyName: 'Other Name' })
    await save('palette', { primaryColor: '#ffee00' })
    const { text } = await staff.visit(`${board}/guidelines`)
    for (const words of ['Write Other Name in full', '#ffee00', 'Clear space and size', 'Do not', 'rgb(255 238 0)']) {
      expect(text).toContain(words)
    }
  })

  test('existing ones can be downloaded; missing ones can be requested, which is recorded and mailed', async () => {
    const page = await staff.visit(`${board}/templates`)
    for (const link of page.$('main a[download]').toArray()) {
      expect((await staff.visit(page.$(link).attr('href') ?? '')).status).toBe(200)
    }
  })
})

test('naughty strings in every field are saved as text or refused, and every page still renders', async () => {
  const fields: Record<Form, string[]> = {
    logo: ['mark', 'slogan', 'backgroundColor', 'size'],
    letterhead: ['companyName', 'slogan', 'address', 'phone', 'email', 'website'],
    'business-card': ['name', 'title', 'phone', 'email', 'website'],
    palette: ['primaryColor'],
  }
  // A sample; features/brand/naughty-texts.test.ts has them all, in every export.
  const texts = naughtyStrings.filter((_, index) => index % 12 === 0)
  for (const [form, names] of Object.entries(fields) as [Form, string[]][]) {
    const page = await staff.visit(forms[form])
    for (const text of texts) {
      const values = Object.fromEntries(names.map((name) => [name, text]))
      const answer = await staff.submit(page, `#${form}`, values)
      expect([200, 409, 422]).toContain(answer.status)
    }
  }
  for (const [index, text] of texts.entries()) {
    const cut = [...text].slice(0, 60).join('')
    await save('letterhead', { companyName: cut.trim() || 'Name', slogan: cut })
    if (index % 8 > 0) continue
    const home = await site.visitor().visit('/')
    expect(home.status).toBe(200)
    expect(home.$('script:not([type="application/ld+json"])').text()).not.toMatch(/^\s*alert\(/m)
    expect((await staff.visit(`${board}/guidelines`)).status).toBe(200)
  }
})

test('Korean and French text is unchanged', async () => {
  const { letterhead } = bilingualAssets
  await save('letterhead', { slogan: letterhead.slogan, address: letterhead.address })
  const page = await staff.visit(forms.letterhead)
  expect([page.$('[name=slogan]').val(), page.$('[name=address]').val()]).toEqual([
    letterhead.slogan,
    letterhead.address,
  ])
  expect(page.text).not.toContain('Our typefaces don’t have')
  const odd = await save('letterhead', { slogan: '𝕏 ﷽' })
  expect(odd.text).toContain('Our typefaces don’t have these characters')
})

test('a failure to save is reported and keeps the typed values', async () => {
  const page = await staff.visit(board)
  await sql`create trigger full before insert on brand_revisions begin select raise(abort, 'full'); end`.execute(
    site.db,
  )
  try {
    const refused = await staff.submit(page, '#logo', { slogan: 'Kept' })
    expect(refused.text).toContain(brandLabels.failed)
    expect(refused.$('[name=slogan]').val()).toBe('Kept')
  } finally {
    await sql`drop trigger full`.execute(site.db)
  }
})

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
