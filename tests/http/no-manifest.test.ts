// Remix's manifest for lazy route discovery costs seconds of work for a short URL, so this site has none (SECURITY.md). The
// built route manifest is trimmed.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('the manifest does not exist', async () => {
  for (const query of ['', '?p=%2Fcontact&version=1', `?${'p=%2Fa&'.repeat(200)}version=1`]) {
    const page = await site.visitor().visit(`/__manifest${query}`)
    expect(page.status, query.slice(0, 30)).toBe(404)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  }
})

test('the built list of routes has no flag that is off, no file that every page has, and no route of a file', () => {
  const folder = 'build/client/assets'
  const [name = ''] = readdirSync(folder).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file))
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const { entry, routes } = JSON.parse(text.replace(/^window\.__remixManifest=/, '')) as Manifest
  expect(Object.keys(routes).length).toBeGreaterThan(100)
  expect(Object.keys(routes).filter((id) => id.startsWith('routes/files/'))).toEqual([])
  const values = Object.values(routes)
  expect(values.filter((route) => Object.values(route).some((value) => value === false))).toEqual([])
  expect(values.flatMap(({ imports = [] }) => imports).filter((file) => entry.imports.includes(file))).toEqual([])
})

type Manifest = {
  entry: { imports: string[] }
  routes: Record<string, { imports?: string[]; [flag: string]: unknown }>
}
