// A translation for its review, with what the member of staff may do, and its sign-off.
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/language-settings.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import {
  findTranslation,
  nextToReview,
  signOffTranslation,
} from '#app/features/texts/translations/translations.server.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { By } from '#db/audit.ts'
import { textOf, titleIn } from '../text-of.server.ts'

export async function reviewedText({ params, staff: { role }, now, language }: Asked) {
  const { kind, place } = textOf(params)
  const review = await findTranslation(db, kind, place, now)
  if (!review) return null
  const stored = (await textTitle(db, kind, { key: place.key, language: kind.languages[0] })) ?? place.key
  const title = titleIn(language, kind, stored)
  const rows = review.rows.map((row) => ({ ...row, label: labelIn(language, row.label) }))
  const may = { edit: can(role, 'texts.edit'), publish: can(role, 'texts.publish') }
  const isClosed = (await closedLanguages(db)).includes(place.language)
  return { ...review, rows, isClosed, kind: kind.kind, place, title, may }
}

type Compared = Parameters<typeof signOffTranslation>[3]

/** @property next the text to review after it */
export async function signOff(params: Asked['params'], compared: Compared, by: By) {
  const { kind, place } = textOf(params)
  const signed = await signOffTranslation(db, kind, place, compared, by)
  if (!signed.ok) return signed
  return { ...signed, next: await nextToReview(db, kind, place, by.now) }
}
