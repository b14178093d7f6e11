// Keeps the sent issues in the site search. Sending an issue ends by itself, so that a search looks for new ones.
import { dropUnsentFromSearch, indexIssueText, listUnindexedTexts } from '#app/features/newsletter/archive.server.ts'
import { issuePath } from '#app/features/newsletter/issue-path.ts'
import type { Db } from '#db/schema.ts'
import { drawIssueText } from './issue-parts.server.ts'

/** In one search; the next one continues. */
const most = 20

export async function keepIssuesFound(db: Db, now: number): Promise<void> {
  await dropUnsentFromSearch(db, most)
  for (const text of await listUnindexedTexts(db, most)) {
    const { plainText, prose } = await drawIssueText(text, now)
    await indexIssueText(db, text, { path: issuePath(text.number, text.language), body: prose, unseen: plainText })
  }
}
