// Remix's manifest for lazy route discovery costs seconds of work for a short URL, so this site has none (SECURITY.md). The
// built route manifest is trimmed, and the visitors' one does not know the staff area.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

test('the manifest does not exist', async () => {
  for (const query of ['', '?p=%2Fcontact&version=1', `?${'p=%2Fa&'.repeat(200)}version=1`]) {
    const page = await site.visitor().visit(`/__manifest${query}`)
    expect(page.status, query.slice(0, 30)).toBe(404)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  }
})

const folder = 'build/client/assets'

function manifest(name: string) {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  return JSON.parse(text.replace(/^window\.__remixManifest=/, '')) as Manifest
}

const listOf = ({ html }: { html: string }) => /\/assets\/([\w-]*manifest-[0-9a-f]{8}\.js)/.exec(html)?.[1] ?? ''

test('only the pages of signed-in staff name the routes of the staff area', async () => {
  const stranger = site.visitor()
  const names = await Promise.all(
    [
      '/',
      '/contact',
      '/no-such-page',
      '/login',
      '/dashboard',
      '/dashboard/no-such-page',
      '/dashboard//inbox',
      '/%64ashboard',
    ].map(async (path) => listOf(await stranger.visit(path))),
  )
  expect(new Set(names).size).toBe(1)
  const [visitors = ''] = names
  expect(JSON.stringify(manifest(visitors))).not.toMatch(/admin|dashboard/)

  const staff = await signedIn(site)
  const whole = Object.keys(manifest(listOf(await staff.visit('/dashboard'))).routes)
  expect(whole).toContain('routes/admin/dashboard/dashboard')
  expect(whole.filter((id) => id.startsWith('routes/files/'))).toEqual([])
  expect(whole).toEqual(expect.arrayContaining(Object.keys(manifest(visitors).routes)))
})

type Manifest = { routes: Record<string, unknown> }
