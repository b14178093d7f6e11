// An issue's text as a web page shows it: its Markdown like an article's, and between it the blocks that mails draw as cards.
import type { Language } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { escapeXml } from '#app/features/blog/feeds/feed.ts'
import { drawMarkdown } from '#app/features/blog/markdown/draw-markdown.server.ts'
import { postPath } from '#app/features/blog/post.ts'
import { lookUpPublished } from '#app/features/blog/store/published.server.ts'
import { addressesIn, imageLookup } from '#app/features/media/media.server.ts'
import { dropUnsentFromSearch, indexIssueText, listUnindexedTexts } from '#app/features/newsletter/archive.server.ts'
import { issuePath } from '#app/features/newsletter/issue-path.ts'
import { splitAtBlocks } from '#app/mail/issue/body.server.ts'
import { addressOf } from '#app/mail/issue/inline.server.ts'
import type { Db } from '#db/schema.ts'

type Shown =
  | { kind: 'text'; html: string }
  | { kind: 'post'; href: string; title: string; summary: string; language: Language }
  | { kind: 'button'; href: string; label: string }

export type IssuePart = Shown & {
  /** Its place in the text. */
  at: number
}

type Drawn = { parts: IssuePart[]; plainText: string; prose: string }

export async function drawIssueText(
  { body, language }: { body: string; language: Language },
  now: number,
): Promise<Drawn> {
  const blocks = splitAtBlocks(body)
  const findImage = await imageLookup(db, addressesIn(body))
  const drawn: Drawn = { parts: [], plainText: '', prose: '' }
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'button' && addressOf(block.href) !== null) drawn.parts.push({ ...block, at })
    if (block.kind === 'post') {
      const part = await postPart(block.slug, now)
      if (part) drawn.parts.push({ ...part, at })
    }
    if (block.kind === 'text') {
      const text = await drawMarkdown(block.markdown, { appUrl: env.APP_URL, language, findImage })
      drawn.parts.push({ kind: 'text', html: text.html, at })
      drawn.plainText += `${text.plainText}\n`
      drawn.prose += `${text.prose}\n`
    }
  }
  return drawn
}

/** Null for a post that has no page any more. */
async function postPart(slug: string, now: number): Promise<Shown | null> {
  const found = await lookUpPublished(db, slug, now)
  const current = found.is === 'moved' ? await lookUpPublished(db, found.slug, now) : found
  if (current.is !== 'live') return null
  const { title, summary, language } = current.post
  return { kind: 'post', href: postPath(current.post.slug), title, summary, language }
}

/** The same for feed readers. */
export const partsAsHtml = (parts: readonly IssuePart[]) =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.html
      const summary = part.kind === 'post' && part.summary ? `<br>${escapeXml(part.summary)}` : ''
      return `<p><a href="${escapeXml(part.href)}">${escapeXml(part.kind === 'post' ? part.title : part.label)}</a>${summary}</p>`
    })
    .join('\n')

/** In one search; the next one continues. */
const most = 20

/** Keeps the sent issues in the site search. Sending an issue ends by itself, so that a search looks for new ones. */
export async function keepIssuesFound(db: Db, now: number): Promise<void> {
  await dropUnsentFromSearch(db, most)
  for (const text of await listUnindexedTexts(db, most)) {
    const { plainText, prose } = await drawIssueText(text, now)
    await indexIssueText(db, text, { path: issuePath(text.number, text.language), body: prose, unseen: plainText })
  }
}
