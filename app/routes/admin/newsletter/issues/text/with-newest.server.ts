import { db } from '#app/db.server.ts'
import { newSlugs } from '#app/features/blog/store/published.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { postBlock, postsIn } from '#app/mail/issue/body.server.ts'
import type { Language } from '#db/tables/records.ts'

const dayMs = 24 * 60 * 60_000

/**
 * A text with a block at its end for each post of the pressed button's days; those that it shows already are left out.
 * @returns the number of blocks; null if no such button was pressed
 */
export async function withNewest(
  { newest, subject, preheader, body }: IssueTextInput,
  language: Language,
  now: number,
): Promise<{ text: Record<'subject' | 'preheader' | 'body', string>; added: number | null }> {
  if (!newest) return { text: { subject, preheader, body }, added: null }
  const shown = new Set(postsIn(body))
  const { slugs } = await newSlugs(db, { from: now - Number(newest) * dayMs, until: now, language })
  const blocks = slugs.filter((slug) => !shown.has(slug)).map(postBlock)
  return { text: { subject, preheader, body: [body.trimEnd(), ...blocks].join('\n\n') }, added: blocks.length }
}

/** The message once it is saved. */
export function savedText(say: Say, added: number | null): string {
  if (added === null) return say('Text saved.')
  if (added === 0) return say('Text saved. There are no more posts in this language from that time.')
  if (added === 1) return say('Text saved, with one post added at the end.')
  return say('Text saved, with {count} posts added at the end.', { count: added })
}
