// Exports in Ghost's documented shape, with the editors' formats as in real exports.
import { expect, test } from 'vitest'
import { cardNames } from './cards.ts'
import { importGhost } from './ghost.server.ts'

const posts = [
  {
    id: 'p1',
    title: 'Hello & welcome',
    slug: 'hello',
    html: '<!--kg-card-begin: html--><p>One <strong>two</strong> <a href="__GHOST_URL__/about/">three</a>.</p><figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2024/a (1).png" class="kg-image" alt="Ships [old]" width="1600"><figcaption>At the <b>quay</b></figcaption></figure><pre><code class="language-js">const a = 1 &lt; 2</code></pre><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><script>alert(1)</script>',
    feature_image: '__GHOST_URL__/content/images/cover.jpg',
    featured: 1,
    type: 'post',
    status: 'published',
    locale: null,
    visibility: 'public',
    custom_excerpt: 'Short.',
    published_at: '2024-05-06T07:08:09.000Z',
  },
  {
    id: 'p2',
    title: '두 번째',
    slug: '',
    mobiledoc: JSON.stringify({
      version: '0.3.1',
      markups: [],
      atoms: [],
      cards: [['markdown', { markdown: '# Kept *as typed*\n\n* star list' }]],
      sections: [[10, 0]],
    }),
    html: '<h1>Kept <em>as typed</em></h1>',
    status: 'draft',
    locale: 'ko-KR',
    author_id: 'u2',
    published_at: null,
  },
  {
    id: 'p3',
    title: 'From Lexical',
    slug: 'hello',
    html: null,
    lexical: JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'extended-heading', tag: 'h2', children: [{ type: 'extended-text', text: 'Head' }] },
          {
            type: 'paragraph',
            children: [
              { type: 'extended-text', text: 'bold ', format: 1 },
              { type: 'extended-text', text: 'code', format: 16 },
              { type: 'linebreak' },
              { type: 'link', url: 'https://o.example/', children: [{ type: 'extended-text', text: 'link' }] },
            ],
          },
          {
            type: 'list',
            listType: 'number',
            children: [{ type: 'listitem', children: [{ type: 'text', text: 'one' }] }],
          },
          { type: 'image', src: 'https://o.example/a.png', alt: 'Alt', caption: '' },
          { type: 'codeblock', code: 'x < 1', language: 'sql' },
          { type: 'horizontalrule' },
          { type: 'bookmark', url: 'https://o.example/b', metadata: { title: 'A page' } },
        ],
      },
    }),
    status: 'scheduled',
    published_at: 1_900_000_000_000,
  },
  {
    id: 'p4',
    title: 'From Mobiledoc',
    slug: 'mobiledoc',
    html: null,
    mobiledoc: JSON.stringify({
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', 'https://o.example/']]],
      atoms: [['soft-return', '', {}]],
      cards: [['hr', {}]],
      sections: [
        [1, 'h2', [[0, [], 0, 'Head']]],
        [
          1,
          'p',
          [
            [0, [0], 0, 'bold '],
            [0, [1], 2, 'link'],
            [1, [], 0, 0],
            [0, [], 0, 'end < here'],
          ],
        ],
        [10, 0],
        [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      ],
    }),
    status: 'published',
    visibility: 'paid',
    published_at: '2020-01-02 03:04:05',
  },
  { id: 'p5', title: 'About', slug: 'about', type: 'page', html: '<p>Us</p>', status: 'published' },
  { id: 'p6', title: 'Broken', slug: 'broken', html: null, lexical: '{', status: 'published' },
]

const data = {
  posts,
  posts_meta: [{ post_id: 'p1', feature_image_alt: 'A cover' }],
  tags: [
    { id: 't1', name: 'Design' },
    { id: 't2', name: 'News' },
    { id: 't3', name: '#internal' },
    { id: 't4', name: 'Accessibility' },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't4', sort_order: 2 },
    { post_id: 'p1', tag_id: 't2', sort_order: 0 },
    { post_id: 'p1', tag_id: 't1', sort_order: 1 },
    { post_id: 'p1', tag_id: 't3', sort_order: 3 },
  ],
  users: [
    { id: 'u1', name: 'Ada Lovelace' },
    { id: 'u2', name: '김보라' },
  ],
  posts_authors: [
    { post_id: 'p1', author_id: 'u2', sort_order: 1 },
    { post_id: 'p1', author_id: 'u1', sort_order: 0 },
  ],
}

function importAll(json: unknown) {
  const result = importGhost(JSON.stringify(json))
  if (!result.ok) throw new Error(result.problem)
  return result.imported
}

test('posts come with tags, authors, slugs, states, times and their old addresses', () => {
  const { posts: imported, notes } = importAll({ db: [{ meta: { version: '5.80.0' }, data }] })
  expect(imported.map(({ post }) => [post.slug, post.status])).toEqual([
    ['hello', 'published'],
    ['두-번째', 'draft'],
    ['hello-2', 'scheduled'],
    ['mobiledoc', 'draft'],
  ])
  const [first, second, third, fourth] = imported.map(({ post }) => post)
  expect(first).toMatchObject({
    title: 'Hello & welcome',
    category: 'Design',
    tags: ['News', 'Accessibility'],
    author: 'Ada Lovelace, 김보라',
    excerpt: 'Short.',
    image: { src: '/content/images/cover.jpg', alt: 'A cover' },
    featured: true,
    language: 'en',
    publishAt: Date.UTC(2024, 4, 6, 7, 8, 9),
  })
  expect(second).toMatchObject({ author: '김보라', language: 'ko', publishAt: null, category: 'Technology' })
  expect(third?.publishAt).toBe(1_900_000_000_000)
  expect(fourth?.publishAt).toBe(Date.UTC(2020, 0, 2, 3, 4, 5))
  expect(imported[0]).toMatchObject({ key: 'Ghost p1', oldPaths: ['/hello/'], told: ['Left out: a script'] })
  expect(imported[3]?.told).toEqual(['Stays a draft: only members could read it'])
  expect(notes).toEqual(['"About" was left out: it is a page.', '"Broken" was left out: its text could not be read.'])
})

test('texts become Markdown from every editor’s format', () => {
  const [html, markdown, lexical, mobiledoc] = importAll({ data }).posts.map(({ post }) => post.content)
  expect(html).toBe(
    [
      'One **two** [three](/about/).',
      '![Ships \\[old\\]](</content/images/2024/a (1).png> "At the quay")',
      '```js\nconst a = 1 < 2\n```',
      '| a |\n| - |\n| 1 |',
    ].join('\n\n'),
  )
  expect(markdown).toBe('# Kept *as typed*\n\n* star list')
  expect(lexical).toBe(
    [
      '## Head',
      '**bold** `code`\\\n[link](https://o.example/)',
      '1. one',
      '![Alt](https://o.example/a.png)',
      '```sql\nx < 1\n```',
      '---',
      '[A page](https://o.example/b)',
    ].join('\n\n'),
  )
  expect(mobiledoc).toBe(
    ['## Head', '**bold [link](https://o.example/)**\\\nend < here', '---', '- one\n- two'].join('\n\n'),
  )
})

/** A card of each kind: every word of it must survive. */
const said: Record<string, Record<string, unknown>> = {
  audio: { src: 'https://o.example/a.mp3', title: 'Audio title' },
  bookmark: {
    url: 'https://o.example/b',
    caption: 'Bookmark caption',
    metadata: { title: 'Bookmark title', description: 'Bookmark words', author: 'Bea', publisher: 'Press' },
  },
  button: { buttonText: 'Button words', buttonUrl: 'https://o.example/c' },
  'call-to-action': {
    textValue: '<p>Action words</p>',
    sponsorLabel: '<p>SPONSORED</p>',
    buttonText: 'Action button',
    buttonUrl: 'https://o.example/d',
    imageUrl: 'https://o.example/d.png',
  },
  callout: { calloutEmoji: '💡', calloutText: 'Callout <b>words</b>' },
  code: { code: 'let code = 1', language: 'js', caption: 'Code caption' },
  codeblock: { code: 'let block = 1', caption: 'Block caption' },
  email: { html: '<p>Mailed words</p>' },
  'email-cta': { html: '<p>Mailed call</p>' },
  embed: { html: '<iframe src="https://video.example/1" title="Embedded film"></iframe>', caption: 'Embed caption' },
  file: { src: 'https://o.example/f.pdf', fileTitle: 'File title', fileName: 'f.pdf', fileCaption: 'File caption' },
  gallery: {
    images: [
      { src: 'https://o.example/1.png', alt: 'Alt one', caption: 'First caption' },
      { src: 'https://o.example/2.png', alt: 'Alt two', caption: 'Second caption' },
    ],
    caption: 'Gallery caption',
  },
  header: {
    header: 'Header words',
    subheader: 'Subheader words',
    buttonEnabled: true,
    buttonText: 'Header button',
    buttonUrl: '#',
  },
  horizontalrule: {},
  hr: {},
  html: { html: '<p>Html words</p><table><tr><td>Html cell</td></tr></table>' },
  image: { src: 'https://o.example/i.png', alt: 'Image alt', caption: 'Image <i>caption</i>' },
  markdown: { markdown: '* Markdown **words**' },
  paywall: {},
  product: {
    productTitle: 'Product title',
    productDescription: '<p>Product words</p>',
    productButtonEnabled: true,
    productButton: 'Product button',
    productUrl: 'https://o.example/p',
    productImageSrc: 'https://o.example/p.png',
  },
  signup: { header: 'Signup header', subheader: 'Signup words', disclaimer: 'Signup disclaimer' },
  toggle: { heading: 'Toggle heading', content: '<p>Toggle content</p>' },
  transistor: {},
  video: { src: 'https://o.example/v.mp4', caption: 'Video caption' },
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.startsWith('https:') || value === 'js' || value === '#'
      ? []
      : (value
          .replace(/<iframe[^>]*title="([^"]*)"[^>]*>/g, '$1')
          .replace(/<[^>]*>/g, ' ')
          .match(/[\p{L}\p{N}]+/gu) ?? [])
    : Object.values(value ?? {}).flatMap(wordsIn)

test.each(cardNames)('the card "%s" keeps its words if only Lexical is given, or is reported', (name) => {
  const card = said[name]
  if (!card) throw new Error(`Say what the card "${name}" says.`)
  const lexical = JSON.stringify({ root: { type: 'root', children: [{ type: name, version: 1, ...card }] } })
  const [imported] = importAll({ data: { ...data, posts: [{ id: 'c', title: 'Card', lexical }] } }).posts
  const kept = `${imported?.post.content}\n${imported?.told.join('\n')}`
  const words = wordsIn(name === 'file' ? { ...card, fileName: '' } : card)
  expect(words.filter((word) => !kept.includes(word))).toEqual([])
})

test('each picture of a gallery has its own caption', () => {
  const lexical = JSON.stringify({ root: { type: 'root', children: [{ type: 'gallery', ...said.gallery }] } })
  const [imported] = importAll({ data: { ...data, posts: [{ id: 'c', title: 'Card', lexical }] } }).posts
  expect(imported?.post.content).toBe(
    [
      '![Alt one](https://o.example/1.png "First caption")',
      '![Alt two](https://o.example/2.png "Second caption")',
      '*Gallery caption*',
    ].join('\n\n'),
  )
})

test('tags beyond ten and unknown cards are reported', () => {
  const many = Array.from({ length: 12 }, (_, number) => ({ id: `m${number}`, name: `Tag ${number}` }))
  const lexical = '{"root":{"type":"root","children":[{"type":"horoscope","sign":"lion"}]}}'
  const [imported] = importAll({
    data: {
      ...data,
      posts: [{ id: 'm', title: 'Many', lexical }],
      tags: many,
      posts_tags: many.map(({ id }, sort_order) => ({ post_id: 'm', tag_id: id, sort_order })),
    },
  }).posts
  expect(imported?.told).toEqual([
    'These tags were left out, because a post can have only 10: Tag 10, Tag 11',
    'Left out: a card of the kind "horoscope"',
  ])
})

test.each(['', 'Hello', '[]', '{"db":[]}', '{"db":[{"data":{}}]}', '{"data":{"posts":[{"id":1}]}}'])(
  'what is no Ghost export is told so: %s',
  (json) => {
    expect(importGhost(json)).toEqual({ ok: false, problem: 'This is not the JSON file that Ghost exports.' })
  },
)

test('endlessly nested texts do not stop the others', () => {
  const deep = { id: 'd', title: 'Deep', html: `${'<div>'.repeat(50_000)}Text`, status: 'published' }
  const lexical = `${'{"type":"p","children":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const nested = { id: 'l', title: 'Nested', lexical: `{"root":${lexical}}`, status: 'published' }
  const { posts: imported } = importAll({ data: { ...data, posts: [deep, nested, posts[0]] } })
  expect(imported.at(-1)?.post.title).toBe('Hello & welcome')
})
