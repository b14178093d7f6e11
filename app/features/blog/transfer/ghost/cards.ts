// Ghost's cards as HTML, from both of its editors, whose field names are all supported.
import MarkdownIt from 'markdown-it'
import { z } from 'zod'
import { emphasisBesideParticles } from '#app/languages/emphasis.ts'
import { escapeHtml } from '../escape-html.ts'

export type Card = Record<string, unknown>

/** @property told a message about content that is lost */
type Drawing = { html: string; told?: string }

export const text = (value: unknown) => (typeof value === 'string' ? value : '')
const attribute = (name: string, value: unknown) => (text(value) ? ` ${name}="${escapeHtml(text(value))}"` : '')
const paragraph = (html: string) => (html ? `<p>${html}</p>` : '')
const link = (address: unknown, words: string) =>
  text(address)
    ? `<p><a${attribute('href', address)}>${escapeHtml(words || text(address))}</a></p>`
    : paragraph(escapeHtml(words))
const image = (source: unknown, alt: unknown = '') =>
  text(source) ? `<img${attribute('src', source)}${attribute('alt', alt)}>` : ''
const figure = (html: string, caption: unknown) =>
  `<figure>${html}${text(caption) ? `<figcaption>${text(caption)}</figcaption>` : ''}</figure>`
/** Text that may or may not be wrapped in a block. */
const block = (html: unknown) =>
  /^\s*<(p|ul|ol|h[1-6]|blockquote)\b/i.test(text(html)) ? text(html) : paragraph(text(html))
const heading = (level: number, html: unknown) => (text(html) ? `<h${level}>${text(html)}</h${level}>` : '')

const markdown = new MarkdownIt({ html: true }).use(emphasisBesideParticles)
const galleryImages = z.array(z.looseObject({ src: z.string().optional(), fileName: z.string().optional() }))
const about = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  author: z.string().nullish(),
  publisher: z.string().nullish(),
})

function bookmark(card: Card): string {
  const metadata = about.safeParse(card.metadata).data ?? {}
  const field = (name: keyof typeof metadata) => text(metadata[name]) || text(card[name])
  const whose = [field('author'), field('publisher')].filter(Boolean).join(' · ')
  return (
    link(card.url, field('title')) +
    paragraph(escapeHtml(field('description'))) +
    paragraph(escapeHtml(whose)) +
    paragraph(text(card.caption))
  )
}

const callToAction = (card: Card): string =>
  (card.hasSponsorLabel === false ? '' : block(card.sponsorLabel)) +
  figure(image(card.imageUrl), '') +
  block(card.textValue) +
  (card.showButton === false ? '' : button(card))

const button = (card: Card) =>
  text(card.buttonUrl) || text(card.buttonText) ? link(card.buttonUrl, text(card.buttonText)) : ''

const stars = ({ productRatingEnabled, productStarRating }: Card) =>
  productRatingEnabled && Number(productStarRating) > 0
    ? paragraph('★'.repeat(Math.min(Number(productStarRating), 5)))
    : ''

const product = (card: Card): string =>
  figure(image(card.productImageSrc), '') +
  heading(4, card.productTitle) +
  stars(card) +
  block(card.productDescription) +
  (card.productButtonEnabled ? link(card.productUrl, text(card.productButton)) : '')

const header = (card: Card): string =>
  figure(image(card.backgroundImageSrc), '') +
  heading(2, card.header) +
  heading(3, card.subheader) +
  (card.buttonEnabled ? button(card) : '')

const plainWords = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
const onlyMailed = (html: unknown): Drawing => ({
  html: '',
  told: `a part that was only sent by email: "${plainWords(text(html))}"`,
})

const draw: Record<string, (card: Card) => string | Drawing> = {
  audio: (card) => link(card.src, text(card.title) || text(card.fileName)) + paragraph(text(card.caption)),
  bookmark,
  button,
  'call-to-action': callToAction,
  callout: (card) => `<blockquote><p>${escapeHtml(text(card.calloutEmoji))} ${text(card.calloutText)}</p></blockquote>`,
  code: (card) => codeblock(card),
  codeblock: (card) => codeblock(card),
  email: (card) => onlyMailed(card.html),
  'email-cta': (card) => onlyMailed(card.html),
  embed: (card) => figure(text(card.html) || link(card.url, ''), card.caption),
  file: (card) => link(card.src, text(card.fileTitle) || text(card.fileName)) + paragraph(text(card.fileCaption)),
  gallery: (card) => {
    const images = galleryImages.safeParse(card.images).data ?? []
    const figures = images.map((one) => figure(image(one.src, one.alt), one.caption))
    return (
      figures.join('') + (text(card.caption) ? `<figure><figcaption>${text(card.caption)}</figcaption></figure>` : '')
    )
  },
  header,
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  html: (card) => text(card.html),
  image: (card) => {
    const picture = text(card.title)
      ? `<img${attribute('src', card.src)}${attribute('alt', card.alt)}${attribute('title', card.title)}>`
      : image(card.src, card.alt)
    return figure(text(card.href) ? `<a${attribute('href', card.href)}>${picture}</a>` : picture, card.caption)
  },
  markdown: (card) => markdown.render(text(card.markdown)),
  // Marks the start of the members' part; the post's own visibility says who may read it.
  paywall: () => '',
  product,
  signup: (card) => ({
    html: heading(2, card.header) + heading(3, card.subheader) + block(card.disclaimer),
    told: 'a sign-up form of the old site',
  }),
  toggle: (card) => heading(4, card.heading) + block(card.content),
  transistor: () => ({ html: '', told: 'a podcast player for members' }),
  video: (card) =>
    figure(
      `<video${attribute('src', card.src)}${attribute('poster', card.customThumbnailSrc || card.thumbnailSrc)}></video>`,
      card.caption,
    ),
}

const codeblock = (card: Card) =>
  figure(
    `<pre><code${attribute('class', text(card.language) && `language-${text(card.language)}`)}>${escapeHtml(text(card.code))}</code></pre>`,
    card.caption,
  )

export const cardNames = Object.keys(draw)

/** Null for an unknown card. */
export function drawCard(name: string, card: Card): Drawing | null {
  const drawing = Object.hasOwn(draw, name) ? draw[name] : undefined
  const drawn = drawing?.(card)
  return typeof drawn === 'string' ? { html: drawn } : (drawn ?? null)
}

const visibility = z.looseObject({
  web: z.looseObject({ nonMember: z.boolean().optional(), memberSegment: z.string().optional() }).optional(),
  showOnWeb: z.boolean().optional(),
})

/** The readers whom a card is shown to. */
export function readersOf(card: Card): 'everybody' | 'members' | 'nobody' {
  const { web, showOnWeb } = visibility.safeParse(card.visibility).data ?? {}
  if (web && web.nonMember === false) return web.memberSegment === '' ? 'nobody' : 'members'
  return showOnWeb === false ? 'nobody' : 'everybody'
}
