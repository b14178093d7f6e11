// All stores pass the same tests: a folder, a bucket of the tests' own server, and one of TEST_S3_URL where that is given, as
// https://key:secret@host/bucket?region=eu-west-3. In that bucket the tests use names below a prefix of their own.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { folderStore } from './media-store.server.ts'
import { s3Store } from './s3-store.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'media-'))
const s3 = await startFakeS3()
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

/** A bucket of a real service. */
function givenBucket() {
  if (!process.env.TEST_S3_URL) return {}
  const { origin, username, password, pathname, searchParams } = new URL(process.env.TEST_S3_URL)
  const settings = {
    endpoint: origin,
    region: searchParams.get('region') ?? 'auto',
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    prefix: `test-${process.pid}-${Date.now()}/`,
  }
  return { 'the bucket of TEST_S3_URL': s3Store(settings) }
}

const stores = {
  'a folder': folderStore(join(folder, 'not', 'there', 'yet')),
  'a bucket': s3Store({ ...s3.settings, prefix: 'media/' }),
  ...givenBucket(),
}
const name = (digit: string, end = '480.avif') => `${digit.repeat(24)}-${end}`
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)

for (const [kind, store] of Object.entries(stores)) {
  const all = async () => {
    const names: string[] = []
    for await (const one of store.names()) names.push(one)
    return names
  }

  test(`${kind} returns a file until it is removed`, async () => {
    expect(await store.get(name('a'))).toBeNull()
    expect(await all()).toEqual([])
    await store.put(name('a'), bytes)
    expect(Buffer.compare((await store.get(name('a'))) ?? new Uint8Array(), bytes)).toBe(0)
    await store.put(name('a'), bytes)
    expect(await all()).toEqual([name('a')])
    await store.remove(name('a'))
    expect(await store.get(name('a'))).toBeNull()
    await store.remove(name('a'))
  })

  test(`${kind} lists every name, even many`, async () => {
    const names = ['5', '1', '4', '2', '3'].map((digit) => name(digit, '960.jpg'))
    await Promise.all(names.map((one) => store.put(one, bytes)))
    expect(await all()).toEqual([...names].sort())
    await Promise.all(names.map((one) => store.remove(one)))
  })

  test.each([
    '../secret.png',
    '/etc/passwd',
    'a.png',
    `${name('a')}/..`,
    '..',
    '',
    `.${name('a')}`,
    name('A'),
    `${'a'.repeat(24)}.svg`,
  ])(`${kind} has no file named %j and takes none`, async (wrong) => {
    await expect(store.put(wrong, bytes)).rejects.toThrow('Not the name of a media file')
    expect(await store.get(wrong)).toBeNull()
  })
}

test('a folder contains only complete files, and hides other content', async () => {
  const own = join(folder, 'own')
  const store = folderStore(own)
  await Promise.all(Array.from({ length: 10 }, () => store.put(name('b'), bytes)))
  expect(await readdir(own)).toEqual([name('b')])
  await writeFile(join(own, '.left-over.tmp'), 'x')
  await writeFile(join(own, 'notes.txt'), 'x')
  const names: string[] = []
  for await (const one of store.names()) names.push(one)
  expect(names).toEqual([name('b')])
})

test('a bucket stores the type of each file, below its prefix', async () => {
  await stores['a bucket'].put(name('c', '960.jpg'), bytes)
  expect(s3.objects.get(`media/${name('c', '960.jpg')}`)?.type).toBe('image/jpeg')
})

test('a temporary failure of a bucket is retried, and a refusal gives the reason', async () => {
  s3.scripted.push(500, 503)
  await stores['a bucket'].put(name('d'), bytes)
  expect(await stores['a bucket'].get(name('d'))).toHaveLength(bytes.length)
  const stranger = s3Store({ ...s3.settings, secretAccessKey: 'wrong' })
  await expect(stranger.put(name('e'), bytes)).rejects.toThrow('The file store answered 403 (SignatureDoesNotMatch)')
  await expect(stranger.get(name('e'))).rejects.toThrow('403')
  await expect(s3Store({ ...s3.settings, bucket: 'other' }).put(name('e'), bytes)).rejects.toThrow('NoSuchBucket')
})

test('a bucket that refuses, is silent or is gone says so, and a missing file is null', async () => {
  const store = s3Store(s3.settings)
  s3.scripted.push(403)
  await expect(store.get(name('f'))).rejects.toThrow('The file store answered 403 (Scripted)')
  s3.scripted.push(404)
  expect(await store.get(name('f'))).toBeNull()
  s3.scripted.push(403)
  const listing = async () => {
    for await (const one of store.names()) expect(one).toBeDefined()
  }
  await expect(listing()).rejects.toThrow('403')
  s3.rules.delayMs = 2_000
  const hasty = s3Store({ ...s3.settings, patienceMs: 300 })
  await expect(hasty.get(name('f'))).rejects.toThrow(/timeout/)
  await expect(hasty.put(name('f'), bytes)).rejects.toThrow(/timeout/)
  s3.rules.delayMs = 0
  const gone = await startFakeS3()
  await gone.close()
  await expect(s3Store(gone.settings).get(name('f'))).rejects.toThrow('fetch failed')
})
