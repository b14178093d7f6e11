// The first articles pass the checks of the post form.
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { checkPost } from './checks.ts'
import { renderMarkdown } from './markdown/render-markdown.server.ts'
import { readFirstPosts } from './seed-first-posts.server.ts'
import { readPost, writePost } from './transfer/front-matter.ts'

const appUrl = 'https://site.example'
const posts = await readFirstPosts()
const live = new Set(['/careers', ...publicPages.map(({ path }) => path)])
const isLive = (path: string) => live.has(path.split('?')[0] ?? '')

test('there are six, and two of them in another language', () => {
  expect(posts.filter(({ translationOf }) => translationOf === null)).toHaveLength(6)
  const translations = posts.filter(({ translationOf }) => translationOf !== null)
  expect(translations.map(({ language }) => language).sort()).toEqual(['fr', 'ko'])
  for (const { translationOf } of translations) expect(posts.map(({ slug }) => slug)).toContain(translationOf)
  expect(new Set(posts.map(({ category }) => category)).size).toBe(4)
})

test.each(posts.map((post) => [post.slug, post] as const))('%s is in good order', (_, post) => {
  const rendered = renderMarkdown(post.content, { appUrl, language: post.language })
  expect(checkPost({ ...post, image: null, rendered, appUrl, isLive }, sayIn('en'))).toEqual([])
  expect(rendered.words).toBeGreaterThanOrEqual(600)
  expect(rendered.words).toBeLessThanOrEqual(1_100)
  expect(rendered.toc.length).toBeGreaterThanOrEqual(5)
  expect(post.status).toBe('published')
})

test('they include code, tables, footnotes and a task list', () => {
  const $ = load(posts.map(({ content }) => renderMarkdown(content, { appUrl }).html).join(''))
  for (const part of ['pre .hljs-keyword', 'table', '.footnotes li', 'li.task'])
    expect($(part).length).toBeGreaterThan(0)
})

test('each file is as an export would write it', () => {
  for (const post of posts) expect(readPost('a.md', writePost(post))).toEqual({ ok: true, post })
})
