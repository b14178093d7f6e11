// The versions of a text, newest first.
import { Link, useLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import type { StaffCrumb } from '#app/routes/admin/shared/already-changed.tsx'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { ChangedWords } from '#app/ui/text/changed-words.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { versionList } from './versions.server.ts'

type VersionList = Awaited<ReturnType<typeof versionList>>

export function VersionTable({ path, lines, list, lang, timeZone }: VersionList) {
  const say = useSay()
  return (
    <>
      <Table
        caption={say('Versions, newest first')}
        columns={[say('Version'), `${say('Time')} (${timeZone})`, say('What changed'), say('By'), say('Status')]}
      >
        {lines.map(({ id, number, at, by, changed, change, state, isCurrent }) => (
          <tr key={id}>
            <th scope="row">
              <span className="button-row">
                <Link to={`${path}/${id}`}>{say('Version {number}', { number })}</Link>
                {isCurrent ? <Pill status="published">{say('Current')}</Pill> : null}
              </span>
            </th>
            <td data-label={say('Time')}>
              <Moment at={at} zone={timeZone} />
            </td>
            <td data-label={say('What changed')}>
              {changed ? <div className="soft">{changed}</div> : null}
              <ChangedWords change={change} lang={lang} />
            </td>
            <td className="typed" data-label={say('By')}>
              {by}
            </td>
            <td data-label={say('Status')}>
              <Pill status={state.pill} label={state.label} />
            </td>
          </tr>
        ))}
      </Table>
      <ListPager label={say('Pages of versions')} {...list} />
    </>
  )
}

type VersionsPageProps = VersionList & {
  title: string
  above: readonly StaffCrumb[]
  crumb?: string
  /** The page of the text. */
  open?: string
  note?: string
  /** The hint if there is no version. */
  untilThen?: string
}

export function VersionsPage() {
  const say = useSay()
  const { title, above, crumb, open, note, untilThen, ...shown } = useLoaderData<VersionsPageProps>()
  return (
    <StaffPage {...{ title, above, crumb }} beside={open ? <OpenText to={open} /> : null}>
      {note ? <p>{note}</p> : null}
      {shown.lines.length === 0 ? (
        <EmptyState title={say('Nothing has been saved yet')} hint={untilThen} />
      ) : (
        <VersionTable {...shown} />
      )}
    </StaffPage>
  )
}

export const OpenText = ({ to }: { to: string }) => (
  <LinkButton to={to} variant="outline">
    {useSay()('Open the text')}
  </LinkButton>
)
