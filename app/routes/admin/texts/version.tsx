// One version of a text: what differs from the newest, and the button that puts it on the site again.
import { useLoaderData } from '@remix-run/react'
import { actionLabels, textWords } from '#app/features/texts/words.ts'
import { restoreText } from '#app/features/texts/write-texts.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { numberIn, shownVersion } from './shown-version.server.ts'
import { takeBackAction } from './take-back.server.ts'
import { OpenText, Restore, TextDifferences, VersionWords } from './text-differences.tsx'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Version' } as const

export const loader = staffLoader(handle.permission, shownVersion)

export const action = takeBackAction(
  'restore',
  (db, kind, place, version, by, params) =>
    restoreText(db, kind, place, { number: numberIn(params.version), version }, by),
  textWords.restored,
  textWords.gone,
)

export default function TextVersionPage() {
  const say = useSay()
  const { version, rows, newest, text, above, isCurrent, language, change, changed, ...read } =
    useLoaderData<typeof loader>()
  const path = `${text.href}/versions`
  return (
    <StaffPage
      title={say('{text}: version {number}', { text: text.label, number: version.number })}
      above={[...above, { label: 'Versions', href: path }]}
      crumb={say('Version {number}', { number: version.number })}
      pill={isCurrent ? <Pill status="published">{say('Current')}</Pill> : null}
      beside={
        isCurrent ? (
          <OpenText to={text.href} />
        ) : read.mayRestore ? (
          <Restore path={`${path}/${version.number}`} version={newest} />
        ) : null
      }
    >
      <p>
        <Said
          phrase="{change} by {name}, {time}."
          values={{
            change: say(actionLabels[version.action]),
            name: <span className="typed">{version.saved_by}</span>,
            time: <Moment at={version.saved_at} zone={read.timeZone} />,
          }}
        />
      </p>
      <VersionWords change={change} changed={changed} language={language} />
      {isCurrent ? null : <TextDifferences rows={rows} language={language} />}
    </StaffPage>
  )
}
