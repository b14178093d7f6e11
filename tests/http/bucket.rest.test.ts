// The built site with its pictures in a bucket.
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const library = '/admin-controls/media'
let site: Site
let bucket: Awaited<ReturnType<typeof startFakeS3>>
let editor: Visitor
beforeAll(async () => {
  bucket = await startFakeS3()
  site = await startSite(bucket.environment)
  editor = await signedIn(site, 'editor')
})
afterAll(async () => {
  await site.close()
  await bucket.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  bucket.scripted.length = 0
})

async function upload(colour: string) {
  const create = { width: 700, height: 300, channels: 3, background: colour } as const
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'photo.jpg')
  body.set('alt', 'A sheet')
  return editor.send(library, body)
}

test('an uploaded picture is in the bucket, and given to visitors from there', async () => {
  const uploaded = await upload('#0066ff')
  expect(uploaded.text).toContain('Picture uploaded.')
  const names = [...bucket.objects.keys()]
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    const answer = await fetch(`${site.url}/media/${name}`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, bucket.objects.get(name)?.type])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bucket.objects.get(name)?.bytes ?? Buffer.alloc(0))).toBe(
      true,
    )
  }
})

test('a bucket that refuses is a temporary failure: the picture is 503 and kept by no cache', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const name = `${'e'.repeat(24)}-480.avif`
  bucket.objects.set(name, { bytes: Buffer.from('picture'), type: 'image/avif' })
  bucket.scripted.push(403)
  const failing = await fetch(`${site.url}/media/${name}`)
  expect([failing.status, failing.headers.get('Retry-After'), failing.headers.get('Cache-Control')]).toEqual([
    503,
    '10',
    'no-store',
  ])
  expect(logged.mock.calls.join()).toContain('The file store answered 403')
  expect((await fetch(`${site.url}/media/${name}`)).status).toBe(200)
  expect((await fetch(`${site.url}/media/${'f'.repeat(24)}-480.avif`)).status).toBe(404)
})

test('an upload that the bucket refuses is reported, and nothing is listed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bucket.scripted.push(403)
  const refused = await upload('#00ff66')
  expect([refused.status, refused.$('#upload [role=alert]').length, refused.$('#upload [name=alt]').val()]).toEqual([
    503,
    1,
    'A sheet',
  ])
  expect(await site.db.selectFrom('media').select('id').execute()).toHaveLength(1)
  expect((await upload('#00ff66')).text).toContain('Picture uploaded.')
})
