// One version of a text, with what differs from the newest.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import {
  changedLabels,
  differencesOf,
  findTextVersion,
  listVersions,
  newestVersion,
  textTitle,
} from '#app/features/texts/versions.server.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { wordChange } from '#app/ui/text/changed-words.tsx'
import { crumbsOf, pathOf, textOf, titleIn } from './text-of.server.ts'

/** The number in an address; 0 for none. */
export const numberIn = (segment = '') => (/^\d{1,9}$/.test(segment) ? Number(segment) : 0)

export async function shownVersion({ params, staff: { role, timeZone }, now, language }: Asked) {
  const { kind, place } = textOf(params)
  const version = await findTextVersion(db, kind, place, numberIn(params.version))
  if (!version) return null
  const { rows: found, isCurrent } = await differencesOf(db, kind, place, version, now)
  const rows = found?.map((row) => ({ ...row, label: labelIn(language, row.label) })) ?? null
  const { document, schema, before, ...shown } = version
  const [listed] = (await listVersions(db, kind, place, version.number + 1, 1)).versions
  const change = wordChange(...(listed?.words ?? ['', '']))
  const changed = changedLabels(kind, listed?.changed ?? '', language)
  const newest = (await newestVersion(db, kind, place)).number
  const title = (await textTitle(db, kind, place)) ?? place.key
  const text = { label: titleIn(language, kind, title), href: pathOf(params) }
  const above = [...crumbsOf(kind), text]
  const mayRestore = can(role, 'texts.publish') && !isCurrent
  return {
    version: shown,
    change,
    changed,
    rows,
    newest,
    text,
    above,
    timeZone,
    isCurrent,
    mayRestore,
    language: place.language,
  }
}
