import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { parseStored } from '#app/features/texts/parse-stored.ts'
import {
  newestVersion,
  statesNow,
  statesOf,
  textsIn,
  textTitle,
  textVersions,
} from '#app/features/texts/versions.server.ts'
import { actionLabels, textWords } from '#app/features/texts/words.ts'
import { restoreText } from '#app/features/texts/write-texts.server.ts'
import { findVersion } from '#app/features/versions/versions.server.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { drawn } from '#app/languages/message.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { shownVersion } from '#app/routes/admin/versions/versions.server.ts'
import { takeBackAction } from './take-back.server.ts'
import { crumbsOf, pathOf, textOf, titleIn } from './text-address.server.ts'

export { VersionPage as default } from '#app/routes/admin/versions/version-page.tsx'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Version' } as const

const numberIn = (segment = '') => (/^\d{1,9}$/.test(segment) ? Number(segment) : 0)

export const loader = staffLoader(handle.permission, async (asked) => {
  const { params, staff, now, language } = asked
  const { kind, place } = textOf(params)
  const versions = textVersions(db, kind, place)
  const version = await findVersion(versions, numberIn(params.version))
  if (!version) return null
  const newest = await newestVersion(db, kind, place)
  const { draft, planned } = statesNow(await statesOf(db, kind, place), now)
  const [title, open] = [titleIn(language, kind, (await textTitle(db, kind, place)) ?? place.key), pathOf(params)]
  const list = { label: 'Versions', href: `${open}/versions` } as const
  const shown = await shownVersion(asked, versions, version, {
    path: list.href,
    lang: place.language,
    labels: actionLabels,
    latest: textsIn(kind, place, newest),
    isSettled: !draft && !planned,
    isMisfit: parseStored(kind, place, version) === null,
    restores: can(staff.role, handle.actionPermission) && newest.number,
    labelOf: (name) => fieldLabel(language, kind.fields, name),
  })
  return { ...shown, title, open, above: [...crumbsOf(kind), { label: drawn(title), href: open }, list] }
})

export const action = takeBackAction(
  'restore',
  (db, kind, place, version, by, params) =>
    restoreText(db, kind, place, { number: numberIn(params.version), version }, by),
  textWords.restored,
  textWords.gone,
)
