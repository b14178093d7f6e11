// The addresses of people whose name or phone is known.
import { emailKey } from '#app/forms/fields/rules.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'

export type Named = { name: string; email: string }

/** Among so many of the newest rows. */
const most = 200
const mostShown = 20

/**
 * Those of records and of the newsletter, the newest first. Where a name has the words, rows that only mention them are
 * left out.
 */
export async function findByName(db: Db, words: string): Promise<Named[]> {
  const records = await selectMatching(db, 'records', words)
    .select(['records.name', 'records.email'])
    .where('records.email', '!=', '')
    .orderBy('records.seq', 'desc')
    .limit(most)
    .execute()
  const readers = await selectMatching(db, 'subscribers', words)
    .select(['subscribers.name', 'subscribers.email'])
    .where('subscribers.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('subscribers.seq', 'desc')
    .limit(most)
    .execute()
  const found = new Map<string, Named>()
  for (const { name, email } of [...records, ...readers]) {
    if (!found.has(emailKey(email))) found.set(emailKey(email), { name: name ?? '', email })
  }
  const people = [...found.values()]
  const parts = folded(words).split(/\s+/)
  const named = people.filter(({ name }) => parts.every((part) => folded(name).includes(part)))
  return (named.length > 0 ? named : people).slice(0, mostShown)
}

const folded = (text: string) => normalizeText(text, 'NFKC').trim().toLowerCase()
