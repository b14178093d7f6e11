import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import { readPostArchive } from '#tests/support/post-archive.ts'
import type { Post } from '../post.ts'
import { slugOf } from '../slug.ts'
import { readPost, writePost } from './front-matter.ts'
import { readPostFiles, writePostArchive } from './post-archive.server.ts'
import { readZip, usualLimits } from './zip.server.ts'

const post: Post = {
  title: 'Two: "zones"',
  slug: '두-시간대',
  category: 'Business',
  excerpt: 'How we work\nacross two zones.',
  content: '## Head\n\nText.\n\n---\n\nAfter a rule.\n',
  image: { src: '/media/a.webp', alt: 'Clocks: Seoul & Buea' },
  author: 'Ada',
  publishAt: Date.UTC(2026, 2, 1, 9),
  tags: ['teams', '#1', 'yes'],
  featured: true,
  language: 'ko',
  translationOf: 'two-zones',
  status: 'published',
}

test('a post is a file that people can read and write', () => {
  expect(writePost(post)).toBe(`---
title: 'Two: "zones"'
slug: 두-시간대
category: Business
excerpt: |-
  How we work
  across two zones.
author: Ada
language: ko
translationOf: two-zones
status: published
image: /media/a.webp
imageAlt: "Clocks: Seoul & Buea"
publishAt: 2026-03-01T09:00:00.000Z
tags:
  - teams
  - "#1"
  - yes
featured: true
---

## Head

Text.

---

After a rule.

`)
})

const tricky = fc.constantFrom(
  '\n',
  '---\n',
  '\n---\n',
  ': ',
  '# ',
  '- ',
  '"',
  "'",
  '|',
  'yes',
  'null',
  '1e3',
  '\0',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\t',
  '{',
  '[',
  '&a',
  '*a',
  '가',
  '😀',
  '%',
  '@',
)
const text = (maxLength: number) =>
  fc
    .string({ unit: fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 3 })), maxLength })
    .filter((value) => !value.includes('\r') && [...value].length <= maxLength)
const some = (maxLength: number) => text(maxLength).filter((value) => value.trim() !== '')
const slug = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map(slugOf)
  .filter((value) => value !== '')
const anyPost: fc.Arbitrary<Post> = fc.record({
  title: some(60),
  slug,
  category: fc.constantFrom('Technology', 'Programming', 'Design', 'Business'),
  excerpt: fc.option(text(80)),
  content: text(300),
  image: fc.option(fc.record({ src: fc.constant('/media/a.png'), alt: text(40) })),
  author: fc.option(text(40)),
  publishAt: fc.option(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) })),
  tags: fc.array(some(20), { maxLength: 4 }),
  featured: fc.boolean(),
  language: fc.constantFrom('en', 'ko', 'fr'),
  translationOf: fc.option(slug),
  status: fc.constantFrom('draft', 'scheduled', 'published'),
})

test('any post is restored exactly from its file', () => {
  fc.assert(
    fc.property(anyPost, (post) => {
      expect(readPost('a.md', writePost(post))).toEqual({ ok: true, post })
    }),
    { numRuns: 200 },
  )
})

test('an archive restores every post and media file, and the same blog makes the same archive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyPost, { maxLength: 4, selector: (post) => post.slug }),
      fc.uint8Array(),
      async (posts, bytes) => {
        const media = new Map([['/media/ab/c.webp', bytes]])
        const zip = await writePostArchive(posts, media)
        expect(Buffer.compare(zip, await writePostArchive(posts, media))).toBe(0)
        const read = readPostArchive(zip)
        if (!read.ok) throw new Error(sayInEnglish(read.problem))
        expect(read.archive.problems).toEqual([])
        expect(read.archive.posts).toEqual(posts)
        expect([...(read.archive.media.get('/media/ab/c.webp') ?? [])]).toEqual([...bytes])
      },
    ),
    { numRuns: 20 },
  )
})

const read = (source: string, name = 'posts/2024-01-31-some-title.md') => readPost(name, source)

test('files of other programs are understood', () => {
  const source =
    '---\r\ntitle: Some title\r\ndate: 2024-01-31 08:30\r\ndescription: Short.\r\ntags: one, two\r\nlayout: post\r\n---\r\nText\r\n'
  expect(read(source)).toMatchObject({
    ok: true,
    post: {
      title: 'Some title',
      slug: 'some-title',
      excerpt: 'Short.',
      publishAt: Date.UTC(2024, 0, 31, 8, 30),
      tags: ['one', 'two'],
      status: 'published',
      content: 'Text',
      category: 'Technology',
    },
  })
  expect(read('---\ntitle: T\ndraft: true\ndate: 2024-01-31\n---\n')).toMatchObject({ post: { status: 'draft' } })
})

test.each([
  ['Text only', /does not begin with front matter/],
  ['---\ntitle: T\n', /does not begin with front matter/],
  ['---\n---\n', /front matter has no fields/],
  ['---\n- a\n---\n', /front matter has no fields/],
  ['---\nslug: a\n---\n', /^title: is required/],
  ['---\ntitle: [a]\n---\n', /^title: must be text/],
  [`---\ntitle: ${'x'.repeat(201)}\n---\n`, /^title: must be 200 characters or fewer/],
  ['---\ntitle: "T\n---\n', /not valid YAML/],
  ['---\ntitle: T\ntitle: U\n---\n', /not valid YAML/],
  ['---\ntitle: T\ndate: yesterday\n---\n', /^date: must be a date/],
  ['---\ntitle: T\nlanguage: de\n---\n', /^language: must be en, fr or ko/],
  ['---\ntitle: T\nstatus: gone\n---\n', /^status: must be draft, scheduled, published/],
  [
    `---\ntitle: T\ntags: ${'a,'.repeat(3)}${Array.from({ length: 11 }, (_, tag) => `t${tag}`).join(',')}\n---\n`,
    /^tags: may be 10/,
  ],
  [`---\ntitle: T\nx: ${'x'.repeat(10_000)}\n---\n`, /too long/],
  [`---\ntitle: T\n---\n${'x'.repeat(200_001)}`, /longer than 200,000/],
])('a file that cannot be a post says why (%#)', (source, problem) => {
  const result = read(source)
  expect(result.ok ? '' : sayInEnglish(result.problem)).toMatch(problem)
})

test.each(['{', '[', '- ', '? ', '&a ', '{a: '])('front matter full of %s is refused without harm', (unit) => {
  expect(read(`---\n${unit.repeat(1_000)}\n---\n`).ok).toBe(false)
})

test('multiplying aliases are not expanded', () => {
  const doubles = Array.from({ length: 30 }, (_, n) => `b${n + 1}: &b${n + 1} [*b${n}, *b${n}]`).join('\n')
  expect(read(`---\ntitle: T\nb0: &b0 [x]\n${doubles}\n---\n`)).toEqual({
    ok: false,
    problem: 'its front matter uses YAML aliases, which are not followed',
  })
})

test('other files in an archive are reported, and so are two posts with one address', () => {
  const file = (source: string) => Buffer.from(source)
  const { posts, problems } = readPostFiles(
    new Map([
      ['a.md', file('---\ntitle: A\nslug: same\n---\n')],
      ['b.md', file('---\ntitle: B\nslug: same\n---\n')],
      ['c.txt', file('C')],
      ['d.md', new Uint8Array([0xff, 0xfe])],
    ]),
  )
  expect(posts.map(({ title }) => title)).toEqual(['A'])
  expect(problems.map(({ file }) => file)).toEqual(['b.md', 'c.txt', 'd.md'])
})

const zeros = (size: number) => new Uint8Array(size)
const problemOf = (bytes: Uint8Array, limits = {}) => {
  const result = readZip(bytes, { ...usualLimits, ...limits })
  return result.ok ? null : sayInEnglish(result.problem)
}

test('an archive with an extreme compression ratio is refused', () => {
  expect(problemOf(zipSync({ 'a.md': zeros(4_000_000) }))).toMatch(/many times its own size/)
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.md`, zeros(400_000)]))
  expect(problemOf(zipSync(many))).toMatch(/many times its own size/)
  expect(problemOf(zipSync({ 'a.md': zeros(900_000) }))).toBeNull()
})

test('size and number of files are limited by the real output', () => {
  const bytes = zipSync({ 'a.md': zeros(5_000), 'b.md': zeros(5_000) }, { level: 0 })
  expect(problemOf(bytes, { unpacked: 9_000 })).toMatch(/unpacks to more/)
  expect(problemOf(bytes, { files: 1 })).toMatch(/more than 1 files/)
  expect(problemOf(bytes, { bytes: 9_000 })).toMatch(/is larger than/)
  // Forges the archive's directory: its headers claim one byte.
  const liar = Buffer.from(zipSync({ 'a.md': zeros(4_000_000) }))
  liar.writeUInt32LE(1, 22)
  liar.writeUInt32LE(1, liar.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  expect(problemOf(liar)).toMatch(/many times its own size/)
})

test.each(['../a.md', 'posts/../../a.md', '/etc/passwd', 'C:/a.md', '..\\a.md', 'a\0.md'])(
  'an archive with a file named %j is refused',
  (name) => {
    expect(problemOf(zipSync({ 'ok.md': zeros(1), [name]: zeros(1) }))).toMatch(/outside its folder/)
  },
)

test('damaged, truncated and foreign files are recognised', () => {
  const noise = Uint8Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251)
  const bytes = zipSync({ 'a.md': noise, 'b.md': noise })
  expect(problemOf(bytes.subarray(0, bytes.length - 30))).toMatch(/is incomplete/)
  expect(problemOf(Buffer.from('Hello, world. This is no archive.'))).toMatch(/not a zip archive/)
  expect(problemOf(new Uint8Array())).toMatch(/not a zip archive/)
  const hurt = Buffer.from(bytes)
  hurt.fill(0xff, 60, 400)
  expect(problemOf(hurt)).not.toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (tail) => {
      expect(() =>
        readZip(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), tail, Buffer.from('PK\x05\x06', 'latin1')])),
      ).not.toThrow()
    }),
  )
})

test('folders and operating systems’ files are left out', () => {
  const result = readZip(
    zipSync({ posts: { 'a.md': zeros(1) }, '__MACOSX/posts/._a.md': zeros(1), '.DS_Store': zeros(1) }),
  )
  expect(result.ok && [...result.files.keys()]).toEqual(['posts/a.md'])
})
