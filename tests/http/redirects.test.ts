// Redirects in the staff area, without JavaScript.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

const redirects = '/admin-controls/redirects'

test('a redirect is added and changed; a wrong or outdated change is refused with what was typed', async () => {
  const editor = await signedIn(site, 'editor', { name: 'Ed Editor' })
  const add = async (from: string, to: string) =>
    editor.submit(await editor.visit(redirects), '#redirect', { from, to, kind: '302' })
  const where = async (path: string) => {
    const { status, headers } = await site.visitor().visit(path, { follow: false })
    return [status, headers.get('Location')]
  }
  await add('/second', '/services')
  const list = await add('/brochure', '/about')
  expect(await where('/brochure')).toEqual([302, '/about'])

  const edit = list.$('tbody a:contains("/brochure"):not(:contains("Delete"))').attr('href') ?? ''
  const form = await editor.visit(edit)
  expect(['from', 'to', 'kind'].map((name) => form.$(`[name=${name}]`).val())).toEqual(['/brochure', '/about', '302'])
  for (const [typed, message] of [
    [{ from: '/about' }, 'There is already a page at this address'],
    [{ from: '/second' }, 'There is already a redirect from this address'],
    [{ to: '/second' }, 'This address is itself a redirect'],
    [{ to: '/brochure/' }, 'A redirect cannot lead to itself'],
  ] as const) {
    const refused = await editor.submit(form, '#redirect-change', typed)
    expect([refused.status, refused.$('.error-summary').text()]).toEqual([422, expect.stringContaining(message)])
  }
  const saved = await editor.submit(form, '#redirect-change', { from: '/leaflet', to: '/brochure', kind: '301' })
  expect([saved.url.pathname, saved.$('.banner[data-kind=success]').text()]).toEqual([redirects, 'Redirect saved.'])
  expect([await where('/leaflet'), (await where('/brochure'))[0]]).toEqual([[301, '/brochure'], 404])

  const late = await editor.submit(form, '#redirect-change', { to: '/contact' })
  expect([late.status, late.$('[name=to]').val()]).toEqual([409, '/contact'])
  expect(late.$('.error-summary').text()).toContain('You changed this yourself in another tab')
  const entry = await site.db
    .selectFrom('audit_events')
    .select(['verb', 'record_reference', 'detail'])
    .where('record_kind', '=', 'redirect')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect({ ...entry, detail: JSON.parse(entry.detail) }).toEqual({
    verb: 'changed',
    record_reference: '/leaflet',
    detail: { was: '/brochure → /about (302)', to: '/brochure' },
  })
  const viewer = await signedIn(site, 'viewer')
  expect([(await viewer.visit(edit)).status, (await viewer.visit(`${redirects}/none`)).status]).toEqual([403, 403])
  expect((await editor.visit(`${redirects}/none`)).status).toBe(404)
})
