import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findIssue, findText } from '#app/features/newsletter/issues/issues.server.ts'
import { listRevisions } from '#app/features/newsletter/issues/revisions.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { ChangedWords, wordChange } from '#app/ui/text/changed-words.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { aboveIssue, issuePage, languageIn, nameWithin, revisionsPage } from '../words.ts'

export const handle = { permission: 'newsletter.read', title: 'Issue revisions' } as const

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { timeZone } }) => {
  const language = languageIn(params.language)
  const [issue, text, rows] = await Promise.all([
    findIssue(db, id),
    findText(db, id, language),
    listRevisions(db, id, language),
  ])
  const listed = rows.map(({ words, ...line }) => ({ ...line, change: wordChange(...words) }))
  return issue && { id, title: issue.title, language, rows: listed, timeZone, current: text?.version ?? 0 }
})

const kinds = { saved: 'Saved', conflict: 'Kept after a conflict' } as const

export default function IssueRevisionsPage() {
  const say = useSay()
  const { id, title, language, rows, timeZone, current } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Revisions of the {language} text', { language: nameWithin(say, useLanguage(), language) })}
      above={[...aboveIssue, { label: title, href: issuePage(id) }]}
      crumb={say('Revisions')}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={say('No earlier versions yet')}
          hint={say('Each version of this text is kept here once it is saved.')}
          action={
            <LinkButton to={issuePage(id)} variant="outline">
              {say('Back to this issue')}
            </LinkButton>
          }
        />
      ) : (
        <Revisions {...{ id, language, rows, timeZone, current }} />
      )}
    </StaffPage>
  )
}

type RevisionsProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  'id' | 'language' | 'rows' | 'timeZone' | 'current'
>

function Revisions({ id, language, rows, timeZone, current }: RevisionsProps) {
  const say = useSay()
  return (
    <>
      <p>{say('The last 100 versions of this text, newest first.')}</p>
      <Table caption={say('Revisions')} columns={['Version', 'Time', 'What changed', 'By', 'Status']}>
        {rows.map(({ id: revision, saved_at, saved_by, kind, version, change }) => (
          <tr key={revision}>
            <th scope="row">
              <Link to={`${revisionsPage(id, language)}/${revision}`}>
                {say('Version {number}', { number: version })}
              </Link>
            </th>
            <td data-label={say('Time')}>
              <Moment at={saved_at} zone={timeZone} />
            </td>
            <td data-label={say('What changed')}>
              <ChangedWords change={change} lang={language} />
            </td>
            <td className="typed" data-label={say('By')}>
              {saved_by}
            </td>
            <td data-label={say('Status')}>
              {kind === 'saved' && version === current ? (
                <Pill status="published">{say('Current')}</Pill>
              ) : (
                <Pill status={kind === 'conflict' ? 'warning' : kind}>{say(kinds[kind])}</Pill>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}
