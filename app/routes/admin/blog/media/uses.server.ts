// The posts, texts and newsletter issues that show a picture, as its page lists them.
import { db } from '#app/db.server.ts'
import { usesOf } from '#app/features/media/media.server.ts'
import { statusLabels } from '#app/features/newsletter/issues/words.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { issuePage } from '#app/routes/admin/newsletter/issues/words.ts'
import { textPath } from '#app/routes/admin/texts/paths.ts'
import type { Language } from '#db/tables/records.ts'
import { postPage } from '../words.ts'

export type PictureUse = {
  href: string
  title: string
  /** Where it is not shown to visitors. */
  hidden?: Extract<Phrase, '(in the trash)' | '(as a draft)'>
  /** The status of a newsletter issue, in lower case. */
  issue?: string
}

export async function pictureUses(hash: string, reader: Language): Promise<PictureUse[]> {
  const { posts, texts, issues } = await usesOf(db, hash)
  return [
    ...posts.map(({ id, title, trashed_at }): PictureUse => {
      return { href: postPage(id), title, hidden: trashed_at === null ? undefined : '(in the trash)' }
    }),
    ...texts.map(({ kind, key, language, kindTitle, title, isDraft }): PictureUse => {
      const name = sayIn(reader)(kindTitle as Phrase)
      return {
        href: textPath(kind, key, language),
        title: title ? `${name}: ${title}` : name,
        hidden: isDraft ? '(as a draft)' : undefined,
      }
    }),
    ...issues.map(({ id, title, status }): PictureUse => {
      return { href: issuePage(id), title, issue: sayIn(reader)(statusLabels[status]).toLowerCase() }
    }),
  ]
}
