import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { tagsOf } from './tags.ts'

/** The newest records with tags that are looked at, of each kind; their index has all that is read. */
const mostRecords = 200
const mostOffered = 50

/** The tags that the newest records have, the most used first. */
export async function listTags(db: Db, kinds: readonly RecordKind[]): Promise<string[]> {
  const found = await Promise.all(kinds.map((kind) => newestTagged(db, kind).execute()))
  const uses = new Map<string, number>()
  for (const tag of found.flat().flatMap(tagsOf)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const byUse = [...uses].sort(([, one], [, other]) => other - one)
  return byUse.slice(0, mostOffered).map(([tag]) => tag)
}

const newestTagged = (db: Db, kind: RecordKind) =>
  db
    .selectFrom('records')
    .select('tags')
    .where('kind', '=', kind)
    .where('tags', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(mostRecords)
