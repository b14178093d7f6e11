// An issue of the newsletter with every block, in each language.
import type { IssueText, PostCard, SenderFacts } from '#app/mail/issue/issue.ts'
import type { KnownParts } from '#app/mail/issue/issue-findings.server.ts'
import { defaultMailLook } from '#app/mail/look/mail-look.ts'

const everyBlock = `Dear readers of *all* **kinds**, see [our story](/blog/story), [the standard](https://example.com/a?b=1&c=2),
write to [us](mailto:us@example.com) or [call](tel:+8225550100).

![An antenna on a roof](/media/0123456789abcdef01234567-960.jpg)

## New on the blog

{{post: networks}}
{{post: 시험}}

### Plans

1. A talk about \`drawIssue\`
2. A course
   - in English
   - in Korean

* loose

* items

> We measured for a year.
>
> > And were wrong.

{{button: See all courses | /careers?a=1&b=2}}

---

The end,\\
truly.
`

const cards: ReadonlyMap<string, PostCard> = new Map([
  [
    'networks',
    {
      language: 'en',
      title: 'Networks & <hills>',
      excerpt: 'How antennas reach "villages".',
      path: '/blog/networks',
      image: { src: '/media/fedcba9876543210fedcba98-960.png', alt: 'Hills' },
    },
  ],
  ['시험', { language: 'en', title: '시험', excerpt: '짧은 글입니다.', path: '/blog/%EC%8B%9C%ED%97%98', image: null }],
])

export const issueText = (more: Partial<IssueText> = {}): IssueText => ({
  language: 'en',
  subject: 'A second laboratory',
  preheader: 'What we built in November',
  body: everyBlock,
  ...more,
})

export const issueOptions = {
  number: 12,
  look: { ...defaultMailLook, contacts: ['hello@example.com'] },
  cards,
  advertising: null as SenderFacts | null,
  webView: '/newsletter/issues/12',
}

/** Every part that an issue names is there, except pages and pictures whose address has the word "gone". */
export const knownParts: KnownParts = {
  cards,
  isLive: (path) => !path.includes('gone'),
  hasPicture: (src) => !src.includes('gone'),
}

export const sender = {
  name: 'BN Technologies',
  email: 'ads@example.com',
  phone: '+82 2 555 0100',
  address: '12 Teheran-ro, Gangnam-gu, Seoul',
}

export const readersLinks = {
  preferences: '/newsletter/preferences/token?a=1&b=2',
  unsubscribe: '/newsletter/unsubscribe/token$&',
}
