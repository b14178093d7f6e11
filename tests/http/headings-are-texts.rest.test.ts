// Every heading, introduction and button of a public page is a text that staff edit, or is named here with its reason. Each text
// is published with a mark; what a page shows without the mark is code.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { findEdited } from '#app/features/texts/versions.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { documentOf, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import type { Leaf } from '#app/forms/document/field-types.ts'
import { hrefIn, otherLanguages } from '#app/languages/pages.ts'
import { theSite } from '#db/audit.ts'
import { judgedPaths } from '#tests/judges/pages.ts'
import { routeOf, routesWithout } from '#tests/support/public-routes.ts'
import { startSite } from '#tests/support/site.ts'

const mark = '§'
let paths: string[]
const site = await startSite()
afterAll(() => site.close())
beforeAll(async () => {
  const { $ } = await site.visitor().visit('/blog/archive')
  const year = `/blog/archive/${$('.year-line figcaption').text()}`
  paths = [...(await judgedPaths(site)), year].filter(
    (path) => !notRead[routeOf(path) ?? '/*'] && !startPages.has(path),
  )
  for (const kind of textKinds)
    for (const key of kind.keys) for (const language of kind.languages) await publishMarked(kind, { key, language })
})

async function publishMarked(kind: TextKind, place: TextPlace) {
  const edited = await findEdited(site.db, kind, place)
  if (!edited) return
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, edited.document)
  for (const one of placesIn(fields, values))
    if ('leaf' in one && values[one.name]) values[one.name] = marked(String(values[one.name]), one.leaf)
  const document = documentOf(fields, values)
  const by = { actor: theSite, now: Date.now() }
  const saved = await saveText(site.db, kind, place, { document, version: edited.version, publish: { at: 'now' } }, by)
  expect(saved, kind.kind).toMatchObject({ ok: true })
}

function marked(text: string, { is, max, isMarkdown }: Leaf): string {
  if (is !== 'line' && is !== 'prose') return text
  if (isMarkdown) return text.replace(/^## /gm, `$&${mark}`)
  return mark + text.slice(0, max - 1)
}

const personal = 'a personal link, whose page says what happened to it'
const legal = 'a legal text, reviewed in code'
const status = 'says what is stored or what has happened'

/** They list what the site has in their language, and go when the home page speaks it. */
const startPages = new Set(otherLanguages.map((language) => hrefIn(language, '/')))

/** Pages whose words are code. */
const notRead: Record<string, string> = {
  '/brand/:token': personal,
  '/privacy': legal,
  '/terms': legal,
  '/cookies': legal,
  '/your-data': 'a right that the law gives, in the words of the privacy notice',
  '/your-data/:token': personal,
  '/your-data/:token/erase': personal,
  '/status': status,
  '/status/:token': personal,
  '/status/:token/add': personal,
  '/status/:token/appointment': personal,
  '/status/:token/appointment/confirm': personal,
  '/status/:token/appointment/cancel': personal,
  '/status/:token/withdraw': personal,
  '/blog/preview/:token': personal,
  '/newsletter/confirm/:token': personal,
  '/newsletter/preferences/:token': personal,
  '/newsletter/unsubscribe': 'leaving the newsletter: its wording belongs to the consent',
  '/newsletter/unsubscribe/:token': personal,
  '/blocked/:status': status,
  '/*': status,
}

/** Parts of pages whose words are code, or are written elsewhere: route, selector and reason. */
const notTexts: readonly (readonly [route: string, selector: string, reason: string])[] = [
  ['*', '.post-card h2, .post-card h3', 'a post, which staff write in the blog'],
  ['/blog/:slug', '.post h1, .post .hero-lead, .post-body :is(h2, h3)', 'the post itself'],
  ['/blog/tag/:tag', '.hero *', 'a tag of posts, and their number'],
  ['/blog/author/:author', '.hero *', 'an author, and the number of posts'],
  ['/blog', '.blog-head h2', 'the number of articles that were found'],
  ['/blog/archive', '.archive-month h2', 'a month'],
  ['/blog/archive/:year', '.archive-month h2', 'a month'],
  ['*', '.contents h2', 'navigation within the page'],
  ['/careers', '.course-path > h3', 'the name of a path: a choice in the form of a course'],
  ['/careers', '.enrolment .button-ghost', 'a control of the form'],
  ['/case-studies/:study', '.maps-words h3', 'part of a drawing'],
  ['/contact', '.office-card h3', 'the name of an office, whose place and hours are code'],
  ['/contact', ':is(.office-map, .office-card ~ .stack) :is(h4, a)', 'a control of the map'],
  ['/media', '.logo-files h3, .swatches h3', 'a file or colour of the brand board'],
  ['/newsletter', '#newest-issue', 'an issue, which staff write'],
  ['/newsletter', ':is(.entries, .issue-list) h3', 'an issue or an article, which staff write'],
  ['/newsletter/issues/:number', '.hero *, .issue-body *', 'the issue itself'],
  ['/search', '[id^=found-], .empty-state *', 'what was found'],
  ['/sitemap', '.site-index h2, .section-header h2', 'navigation'],
]

const words = 'h1, h2, h3, h4, .hero-lead, .section-header > p, :is(.cta-words, .closing) p, a.button'

test('every public page is read here, or has a reason not to be', () => {
  expect(routesWithout(paths)).toEqual(Object.keys(notRead))
})

test('every heading, introduction and button on them is a text that staff edit', async () => {
  const left: string[] = []
  const used = new Set<readonly string[]>()
  for (const path of paths) {
    const { $, status } = await site.visitor().visit(path)
    expect(status, path).toBe(200)
    for (const element of $('main').find(words).toArray()) {
      if ($(element).text().includes(mark)) continue
      const known = notTexts.find(
        ([route, selector]) => (route === '*' || route === routeOf(path)) && $(element).is(selector),
      )
      if (known) used.add(known)
      else left.push(`${routeOf(path)} ${element.tagName} ${$(element).text()}`)
    }
  }
  expect([...new Set(left)]).toEqual([])
  expect(notTexts.filter((one) => !used.has(one))).toEqual([])
})
