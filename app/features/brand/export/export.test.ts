import { beforeAll, describe, expect, test } from 'vitest'
import { streamZip, type ZipEntry } from '#app/http/stream-zip.ts'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { readZip } from '#tests/support/read-files.ts'
import { type BrandFile, listBrandFiles, readBrandFile } from './brand-files.server.ts'
import { fileStem } from './file-groups.ts'

const now = new Date('2026-11-22T09:00:00Z')

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* partsOf(read: () => Promise<Uint8Array>) {
  yield await read()
}

describe('the zip of everything', () => {
  const small = { ...bilingualAssets, logo: { ...bilingualAssets.logo, size: 64 } }
  const files: BrandFile[] = listBrandFiles(small, now)
  const made = new Map<string, Buffer>()

  beforeAll(async () => {
    for (const file of files) made.set(file.path, await readBrandFile(file))
  })

  test('opens in another reader with every file intact', async () => {
    const entries = files.map(({ path }) => ({
      path,
      read: () => partsOf(async () => made.get(path) ?? Buffer.alloc(0)),
    }))
    const zip = await collect(streamZip(entries, now))
    const read = await readZip(zip)
    expect([...read.keys()]).toEqual(files.map(({ path }) => path))
    for (const [path, content] of read) expect(content.equals(made.get(path) ?? Buffer.alloc(0)), path).toBe(true)
  })

  test('has a unique name, a type and content for each', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
    for (const { path, type } of files) {
      expect(path).toMatch(/^[a-z-]+\/[a-z0-9.-]+\.[a-z]+$/)
      expect(type).toMatch(/^[a-z]+\/[a-z.+-]+/)
      expect(made.get(path)?.length, path).toBeGreaterThan(50)
    }
    const endings = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))
    expect([...endings].sort()).toEqual(
      ['svg', 'png', 'ico', 'pdf', 'docx', 'html', 'vcf', 'txt', 'css', 'json'].sort(),
    )
  })

  test('is streamed: no file is made before it is needed', async () => {
    const begun: string[] = []
    const entries: ZipEntry[] = ['a.txt', 'b.txt', 'c.txt'].map((path) => ({
      path,
      read: () =>
        partsOf(async () => {
          begun.push(path)
          return Buffer.from(path)
        }),
    }))
    const stream = streamZip(entries, now)
    expect(begun).toEqual([])
    await stream.next()
    expect(begun).toEqual(['a.txt'])
    await stream.return(undefined)
    expect(begun).toEqual(['a.txt'])
  })

  test('ends with the failure of a file that cannot be made', async () => {
    const broken = { path: 'a.txt', read: () => partsOf(() => Promise.reject(new Error('no ink'))) }
    await expect(collect(streamZip([broken], now))).rejects.toThrow('no ink')
  })

  test('opens with names in any script', async () => {
    const entries = ['한글.txt', 'é/ü.txt'].map((path) => ({ path, read: () => partsOf(async () => Buffer.from('x')) }))
    const zip = await collect(streamZip(entries, now))
    expect([...(await readZip(zip)).keys()]).toEqual(['한글.txt', 'é/ü.txt'])
  })
})

describe('the name of a file', () => {
  test.each([
    ['BN Technologies', 'bn-technologies'],
    ['Société Générale & Cie.', 'societe-generale-cie'],
    ['한국', 'brand'],
    ['../../etc/passwd', 'etc-passwd'],
    ['', 'brand'],
  ])('%j begins with %s', (name, stem) => expect(fileStem(name)).toBe(stem))

  test('is safe for every text', () => {
    for (const naughty of naughtyStrings) expect(fileStem(naughty)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)
  })
})
