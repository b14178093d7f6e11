// The errors of a document that its schema alone does not find.
import type { Branch } from '#app/forms/document/document-values.ts'
import type { Errors } from '#app/forms/form-state.ts'
import type { Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextKind, TextPlace } from '../define-texts.ts'
import { missingPictures } from '../pictures.server.ts'
import { unknownNames } from './braces.ts'
import { futureDays } from './future-days.ts'
import { reversedHours } from './opening-hours.ts'

/** Null without any. @param language of the errors */
export async function documentErrors(
  trx: Trx,
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  now: number,
  language: Language = 'en',
): Promise<Errors | null> {
  const errors = {
    ...unknownNames(kind, place, document, language),
    ...reversedHours(kind, place, document, language),
    ...futureDays(kind, place, document, now, language),
    ...(await missingPictures(trx, kind, place, document, language)),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
