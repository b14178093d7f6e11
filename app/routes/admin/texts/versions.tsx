// Every version of a text, newest first.
import { Link, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { db } from '#app/db.server.ts'
import { changedLabels, listVersions, textTitle } from '#app/features/texts/versions.server.ts'
import { actionLabels } from '#app/features/texts/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { ChangedWords, wordChange } from '#app/ui/text/changed-words.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { OpenText } from './text-differences.tsx'
import { crumbsOf, pathOf, textOf, titleIn } from './text-of.server.ts'

export const handle = { permission: 'texts.read', title: 'Versions' } as const

export const loader = staffLoader(handle.permission, async ({ params, request, staff: { timeZone }, language }) => {
  const { kind, place } = textOf(params)
  const before = new URL(request.url).searchParams.get('before') ?? ''
  const listed = await listVersions(db, kind, place, /^\d{1,9}$/.test(before) ? Number(before) : null)
  const stored = await textTitle(db, kind, place)
  if (stored === null) return null
  const title = titleIn(language, kind, stored)
  const versions = listed.versions.map(({ words, ...one }) => ({
    ...one,
    changed: changedLabels(kind, one.changed, language),
    change: wordChange(...words),
  }))
  return { ...listed, versions, lang: place.language, title, above: crumbsOf(kind), path: pathOf(params), timeZone }
})

export default function TextVersionsPage() {
  const say = useSay()
  const { versions, lang, next, title, above, path, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Versions of {title}', { title })}
      crumb={say('Versions')}
      above={[...above, { label: title, href: path }]}
      beside={<OpenText to={path} />}
    >
      {versions.length === 0 ? (
        <EmptyState
          title={say('Nothing has been saved yet')}
          hint={say('Until then, visitors see the default text.')}
        />
      ) : (
        <DataTable
          caption={say('Versions, newest first')}
          columns={[say('Version'), say('What changed'), say('By'), `${say('When')} (${timeZone})`, say('Status')]}
          rows={versions.map(({ number, action, changed, change, saved_at, saved_by }) => ({
            key: String(number),
            cells: [
              <Link key="number" to={`${path}/versions/${number}`}>
                {say('Version {number}', { number })}
              </Link>,
              <Fragment key="change">
                <div className="soft">{changed}</div>
                <ChangedWords change={change} lang={lang} />
              </Fragment>,
              <span key="by" className="typed">
                {saved_by}
              </span>,
              <Moment key="at" at={saved_at} zone={timeZone} />,
              <Pill key="state" status={action === 'conflict' ? 'warning' : action}>
                {say(actionLabels[action])}
              </Pill>,
            ],
          }))}
        />
      )}
      {next === null ? null : <Link to={`?before=${next}`}>{say('Older versions')}</Link>}
    </StaffPage>
  )
}
