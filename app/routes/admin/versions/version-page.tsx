// One version of a text: what it changed, its differences from the latest one, and a button that restores it.
import { useLoaderData } from '@remix-run/react'
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { StaffCrumb } from '#app/routes/admin/shared/already-changed.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Differences } from './difference.tsx'
import { OpenText } from './version-list.tsx'
import type { shownVersion } from './versions.server.ts'

type ShownVersion = Awaited<ReturnType<typeof shownVersion>>

type VersionPageProps = ShownVersion & {
  title: string
  above: readonly StaffCrumb[]
  /** The page of the text. */
  open?: string
}

export function VersionPage() {
  const say = useSay()
  const { title, above, open, ...shown } = useLoaderData<VersionPageProps>()
  const { path, number, isCurrent, restores } = shown
  return (
    <StaffPage
      title={say('{text}: version {number}', { text: title, number })}
      above={above}
      crumb={say('Version {number}', { number })}
      pill={isCurrent ? <Pill status="published">{say('Current')}</Pill> : null}
      beside={restores === null ? open ? <OpenText to={open} /> : null : <RestoreVersion {...{ path, restores }} />}
      ifRefused={{ state: title, to: path, reload: 'Compare again' }}
    >
      <AboutVersion {...shown} />
      <VersionChanges {...shown} />
    </StaffPage>
  )
}

/** @param props.restores the number of the latest version, which must still be the latest when the button is pressed */
export const RestoreVersion = ({ path, restores }: { path: string; restores: number }) => (
  <PostButton action={path} id="restore" values={{ version: restores }} reloadDocument>
    {useSay()('Restore this version')}
  </PostButton>
)

function AboutVersion({ state, by, at, timeZone }: ShownVersion) {
  const change = useSay()(state.label)
  const values = { change, name: <span className="typed">{by}</span>, time: <Moment at={at} zone={timeZone} /> }
  return (
    <p>
      <Said phrase="{change} by {name}, {time}." values={values} />
    </p>
  )
}

type VersionChangesProps = Pick<ShownVersion, 'made' | 'differences' | 'isCurrent' | 'lang'>

/** Its changes, unless they came too late; and its differences from the latest version. */
export function VersionChanges({ made, differences, isCurrent, lang }: VersionChangesProps) {
  const say = useSay()
  return (
    <>
      {made ? (
        <Panel id="version-changes" title={say('What changed')}>
          <Differences of={made} lang={lang} />
        </Panel>
      ) : null}
      {differences === null ? (
        <p>{say('It no longer fits this release. If you restore it, the site shows the default text.')}</p>
      ) : isCurrent ? null : (
        <Panel id="version-differences" title={say('Differences from the latest version')}>
          {differences.length > 0 ? (
            <p>{say('“Removed” is text found only in this version; “added” is text found only in the latest one.')}</p>
          ) : null}
          <Differences of={differences} lang={lang} />
        </Panel>
      )}
    </>
  )
}
