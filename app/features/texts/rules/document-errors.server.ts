// The errors of a document that its schema alone does not find.
import type { Branch } from '#app/forms/document/document-values.ts'
import type { FieldErrors } from '#app/forms/form-state.ts'
import type { Trx } from '#db/schema.ts'
import type { TextKind, TextPlace } from '../define-texts.ts'
import { missingPictures } from '../pictures.server.ts'
import { unknownNames } from './braces.ts'
import { futureDays } from './future-days.ts'
import { reversedHours } from './opening-hours.ts'

/** Null without any. */
export async function documentErrors(
  trx: Trx,
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  now: number,
): Promise<FieldErrors | null> {
  const errors = {
    ...unknownNames(kind, place, document),
    ...reversedHours(kind, place, document),
    ...futureDays(kind, place, document, now),
    ...(await missingPictures(trx, kind, place, document)),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
