import { ownSeed, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { newestVersion } from '#app/features/texts/versions.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

const reviewedKinds = textKinds.filter(({ isReviewed }) => isReviewed)

/** Publishes a translation as its member of staff does. */
async function signOff(db: Db, kind: TextKind, place: TextPlace, now: number) {
  const { number: version } = await newestVersion(db, kind, place)
  const document = ownSeed(kind, place)
  return saveText(db, kind, place, { document, version, publish: { at: 'now' } }, { actor: theSite, now })
}

/** Signs off the code's translations of every text, or of those that are wanted, into the languages. */
export async function signOffTranslations(
  db: Db,
  now: number,
  languages: readonly Language[] = otherLanguages,
  isWanted: (text: { kind: string; key: string }) => boolean = () => true,
) {
  for (const kind of reviewedKinds)
    for (const language of languages)
      for (const key of kind.keys.filter((key) => isWanted({ kind: kind.kind, key }))) {
        const saved = await signOff(db, kind, { key, language }, now)
        if (!saved.ok) throw new Error(`${kind.kind} ${key} ${language}: ${JSON.stringify(saved)}`)
      }
}
