// Exports in the shape that Ghost documents, with the editor's formats as its own exports hold them.
import { expect, test } from 'vitest'
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

test('posts come with tags, authors, slugs, states and times', () => {
  const { posts: imported, notes } = importAll({ db: [{ meta: { version: '5.80.0' }, data }] })
  expect(imported.map(({ slug, status }) => [slug, status])).toEqual([
    ['hello', 'published'],
    ['두-번째', 'draft'],
    ['hello-2', 'scheduled'],
    ['mobiledoc', 'draft'],
  ])
  expect(imported[0]).toMatchObject({
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
  expect(imported[1]).toMatchObject({ author: '김보라', language: 'ko', publishAt: null, category: 'Technology' })
  expect(imported[2]?.publishAt).toBe(1_900_000_000_000)
  expect(imported[3]?.publishAt).toBe(Date.UTC(2020, 0, 2, 3, 4, 5))
  expect(notes).toEqual([
    '"From Mobiledoc" became a draft: only members could read it.',
    '"About" was left out: it is a page.',
    '"Broken" was left out: its text could not be read.',
  ])
})

test('texts become Markdown, whatever the editor kept them in', () => {
  const [html, markdown, lexical, mobiledoc] = importAll({ data }).posts.map(({ content }) => content)
  expect(html).toBe(
    [
      'One **two** [three](/about/).',
      '![Ships \\[old\\]](</content/images/2024/a%20(1).png> "At the quay")',
      '```js\nconst a = 1 < 2\n```',
      '| a   |\n| --- |\n| 1   |',
    ].join('\n\n'),
  )
  expect(markdown).toBe('# Kept *as typed*\n\n* star list')
  expect(lexical).toBe(
    [
      '## Head',
      '**bold** `code`  \n[link](https://o.example/)',
      '1.  one',
      '![Alt](https://o.example/a.png)',
      '```sql\nx < 1\n```',
      '---',
      '[A page](https://o.example/b)',
    ].join('\n\n'),
  )
  expect(mobiledoc).toBe(
    ['## Head', '**bold [link](https://o.example/)**  \nend < here', '---', '-   one\n-   two'].join('\n\n'),
  )
})

test.each(['', 'Hello', '[]', '{"db":[]}', '{"db":[{"data":{}}]}', '{"data":{"posts":[{"id":1}]}}'])(
  'what is no Ghost export is told so: %s',
  (json) => {
    expect(importGhost(json)).toEqual({ ok: false, problem: 'This is not the JSON file that Ghost exports.' })
  },
)

test('texts that nest without end do not stop the others', () => {
  const deep = { id: 'd', title: 'Deep', html: `${'<div>'.repeat(50_000)}Text`, status: 'published' }
  const lexical = `${'{"type":"p","children":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const nested = { id: 'l', title: 'Nested', lexical: `{"root":${lexical}}`, status: 'published' }
  const { posts: imported } = importAll({ data: { ...data, posts: [deep, nested, posts[0]] } })
  expect(imported.at(-1)?.title).toBe('Hello & welcome')
})
