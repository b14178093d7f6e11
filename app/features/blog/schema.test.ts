import { expect, test } from 'vitest'
import { asPressed, errorsBeside, publicationOf } from '#app/features/blog/store/save-post.server.ts'
import { messageOf, sayInEnglish } from '#app/languages/message.ts'
import { postSchema } from './schema.ts'

const typed = {
  title: ' A title ',
  category: 'Design',
  excerpt: '',
  content: 'Text',
  image: '',
  author: '',
  date: '',
  slug: '',
  tags: '',
  featured: '',
  language: 'ko',
  translationOf: '',
  status: 'draft',
  time: '',
  zone: 'Asia/Seoul',
  imageAlt: '',
}

function errorsOf(change: Partial<Record<keyof typeof typed, string>>): Record<string, string[]> {
  const { error } = postSchema.safeParse({ ...typed, ...change })
  const errors: Record<string, string[]> = {}
  for (const issue of error?.issues ?? []) errors[String(issue.path[0])] = [sayInEnglish(messageOf(issue))]
  return errors
}

test('a title and a content are enough', () => {
  expect(postSchema.parse(typed)).toEqual({
    title: 'A title',
    category: 'Design',
    excerpt: null,
    content: 'Text',
    image: null,
    author: null,
    date: null,
    slug: null,
    tags: [],
    featured: false,
    language: 'ko',
    translationOf: null,
    status: 'draft',
    time: null,
    zone: 'Asia/Seoul',
    imageAlt: null,
  })
})

test("the spec's fields come first, in its order", () => {
  expect(Object.keys(postSchema.shape).slice(0, 7)).toEqual([
    'title',
    'category',
    'excerpt',
    'content',
    'image',
    'author',
    'date',
  ])
})

test('title and content are required, and the category is Technology unless chosen', () => {
  expect(errorsOf({ title: '  ', content: '\n' })).toEqual({
    title: ['Title is required'],
    content: ['Content is required'],
  })
  expect(postSchema.parse({ ...typed, category: '' }).category).toBe('Technology')
  expect(postSchema.parse({ ...typed, category: 'Cooking' }).category).toBe('Technology')
})

test('lengths count characters', () => {
  expect(errorsOf({ title: '😀'.repeat(200), excerpt: 'x'.repeat(500), content: 'x'.repeat(200_000) })).toEqual({})
  expect(errorsOf({ title: 'x'.repeat(201), excerpt: 'x'.repeat(501), content: 'x'.repeat(200_001) })).toEqual({
    title: ['Title must be 200 characters or fewer'],
    excerpt: ['Excerpt must be 500 characters or fewer'],
    content: ['Content must be 200,000 characters or fewer'],
  })
})

test('an address is made from the typed text, and may not be one of the site’s own', () => {
  expect(postSchema.parse({ ...typed, slug: 'My New Address!' }).slug).toBe('my-new-address')
  expect(errorsOf({ slug: '!!!' }).slug).toEqual(['Address must have letters or digits'])
  for (const slug of ['2026', 'tag', 'feed', 'Author']) expect(errorsOf({ slug }).slug).toHaveLength(1)
})

test('tags are separated by commas and count once', () => {
  expect(postSchema.parse({ ...typed, tags: 'React, react ,#Remix,, 접근성、  a  b ' }).tags).toEqual([
    'React',
    'Remix',
    '접근성',
    'a b',
  ])
  const eleven = Array.from({ length: 11 }, (_, number) => `tag ${number}`).join(',')
  expect(errorsOf({ tags: eleven }).tags).toEqual(['Enter at most 10 tags'])
  expect(errorsOf({ tags: 'x'.repeat(41) }).tags).toEqual(['A tag must be 40 characters or fewer'])
})

test('problems of several fields together are told beside those of one alone', () => {
  const sent = { ...typed, title: '', image: '/media/ab.webp', status: 'scheduled' }
  expect(Object.keys(errorsBeside(sent, 0, null)).sort()).toEqual(['date', 'imageAlt', 'time'])
  expect(errorsBeside(typed, 0, null)).toEqual({})
})

test('an image needs alternative text, and comes from the library or over https', () => {
  expect(errorsOf({ image: '/media/ab.webp' })).toHaveProperty('imageAlt')
  expect(errorsOf({ image: '/media/ab.webp', imageAlt: 'Ships' })).toEqual({})
  for (const image of ['javascript:x', 'http://a.example/b.png', '/logo.png', 'b.png']) {
    expect(errorsOf({ image, imageAlt: 'Ships' })).toHaveProperty('image')
  }
})

test('a title that was typed on several lines has one', () => {
  expect(postSchema.parse({ ...typed, title: ' One\n  two ' }).title).toBe('One two')
})

test('a zone that does not exist is refused', () => {
  expect(Object.keys(errorsOf({ zone: 'Here' }))).toEqual(['zone'])
})

const now = Date.UTC(2026, 2, 31, 12)
const publish = (change: Partial<typeof typed>, since: number | null = null) =>
  publicationOf(postSchema.parse({ ...typed, ...change }), now, since)

test.each([{}, { date: '2026-03-30', time: '09:00' }, { date: '2026-04-02', time: '25:99' }, { date: '2026-02-30' }])(
  'a draft has no date and a new post is published now, whatever stands in the unused fields: %j',
  (unused) => {
    expect(publish({ ...unused, status: 'draft' }, now - 1)).toEqual({ ok: true, publishAt: null })
    expect(publish({ ...unused, status: 'published' })).toEqual({ ok: true, publishAt: now })
  },
)

test('a live post keeps its date unless an earlier one is given', () => {
  const live = (change: Partial<typeof typed>) => publish({ ...change, status: 'published' }, now - 5)
  expect(live({})).toEqual({ ok: true, publishAt: now - 5 })
  expect(live({ date: '2026-03-30' })).toEqual({ ok: true, publishAt: Date.UTC(2026, 2, 29, 15) })
  expect(live({ date: '2026-04-02' })).toHaveProperty('errors.date')
  expect(live({ date: '2026-03-30', time: '25:99' })).toHaveProperty('errors.time')
})

test('a scheduled time is in the future, in the chosen time zone', () => {
  expect(publish({ status: 'scheduled', date: '2026-03-31', time: '21:01' })).toEqual({
    ok: true,
    publishAt: now + 60_000,
  })
  expect(publish({ status: 'scheduled', date: '2026-03-31', time: '21:01', zone: 'UTC' }).ok).toBe(true)
  expect(publish({ status: 'scheduled', date: '2026-03-31', time: '21:00' })).toHaveProperty('errors.date')
  expect(publish({ status: 'scheduled' })).toHaveProperty('errors.date')
  expect(publish({ status: 'scheduled', date: '2026-04-01' })).toHaveProperty('errors.time')
  expect(publish({ status: 'scheduled', date: '2026-04-01', time: '25:99' })).toHaveProperty('errors.time')
  for (const time of ['25:99', ''])
    expect(
      Object.keys(errorsBeside({ ...typed, status: 'scheduled', date: '2026-03-30', time }, now, null)).sort(),
    ).toEqual(['date', 'time'])
  expect(publish({ status: 'scheduled', date: '2026-02-30', time: '09:00' })).toHaveProperty('errors.date')
})

test('the button "Publish" publishes now, or at the chosen time if the status is "Scheduled"', () => {
  const pressed = (change: Record<string, string>) => {
    const input = asPressed(postSchema.parse({ ...typed, publish: 'due', ...change }))
    return [input.status, publicationOf(input, now, null)]
  }
  expect(pressed({})).toEqual(['published', { ok: true, publishAt: now }])
  expect(pressed({ date: '2026-04-02', time: '25:99' })).toEqual(['published', { ok: true, publishAt: now }])
  expect(pressed({ status: 'scheduled' })).toEqual(['scheduled', expect.objectContaining({ ok: false })])
  const scheduled = { status: 'scheduled', date: '2026-04-02', time: '09:00' }
  expect(pressed(scheduled)).toEqual(['scheduled', { ok: true, publishAt: Date.UTC(2026, 3, 2) }])
  expect(pressed({ ...scheduled, publish: 'now' })).toEqual(['published', { ok: true, publishAt: now }])
})
