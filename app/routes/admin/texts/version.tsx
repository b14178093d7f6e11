// One version of a text: what differs from the newest, and the button that puts it on the site again.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { differencesOf, findTextVersion, newestVersion, textTitle } from '#app/features/texts/versions.server.ts'
import { actionLabels, textWords } from '#app/features/texts/words.ts'
import { restoreText } from '#app/features/texts/write-texts.server.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { takeBackAction } from './take-back.server.ts'
import { Restore, TextDifferences } from './text-differences.tsx'
import { crumbsOf, pathOf, textOf, titleIn } from './text-of.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Version' } as const

const numberIn = (segment = '') => (/^\d{1,9}$/.test(segment) ? Number(segment) : 0)

export const loader = staffLoader(handle.permission, async ({ params, staff: { role, timeZone }, now, language }) => {
  const { kind, place } = textOf(params)
  const version = await findTextVersion(db, kind, place, numberIn(params.version))
  if (!version) return null
  const { rows: found, isCurrent } = await differencesOf(db, kind, place, version, now)
  const rows = found?.map((row) => ({ ...row, label: labelIn(language, row.label) })) ?? null
  const { document, schema, before, ...shown } = version
  const newest = (await newestVersion(db, kind, place)).number
  const title = (await textTitle(db, kind, place)) ?? place.key
  const text = { label: titleIn(language, kind, place.key, title), href: pathOf(params) }
  const above = [...crumbsOf(kind), text]
  const mayRestore = can(role, handle.actionPermission) && !isCurrent
  return { version: shown, rows, newest, text, above, timeZone, isCurrent, mayRestore }
})

export const action = takeBackAction(
  'restore',
  (db, kind, place, version, by, params) =>
    restoreText(db, kind, place, { number: numberIn(params.version), version }, by),
  textWords.restored,
  textWords.gone,
)

export default function TextVersionPage() {
  const say = useSay()
  const { version, rows, newest, text, above, timeZone, isCurrent, mayRestore } = useLoaderData<typeof loader>()
  const path = `${text.href}/versions`
  return (
    <StaffPage
      title={say('{text}: version {number}', { text: text.label, number: version.number })}
      above={[...above, { label: 'Versions', href: path }]}
      crumb={say('Version {number}', { number: version.number })}
      beside={mayRestore ? <Restore path={`${path}/${version.number}`} version={newest} /> : null}
    >
      <p>
        <Said
          phrase="{change} by {name}, {time}."
          values={{
            change: say(actionLabels[version.action]),
            name: <span className="typed">{version.saved_by}</span>,
            time: <Moment at={version.saved_at} zone={timeZone} />,
          }}
        />
      </p>
      <TextDifferences rows={isCurrent ? 'current' : rows} text={text.href} />
    </StaffPage>
  )
}
