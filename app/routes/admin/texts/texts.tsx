// Every fact and text of the site that staff edit, by kind.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { misfitsOf } from '#app/features/texts/read-texts.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { kindPath, shownAt, textPath, textsCrumb } from './paths.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, async () => ({
  kinds: await Promise.all(
    textKinds.map(async ({ kind, title, languages, keys, list, path }, at) => ({
      kind,
      title,
      isList: list !== undefined,
      languages,
      keys,
      onSite: list ? null : path(keys[0] ?? ''),
      isMisfit: (await misfitsOf(db, textKinds[at] as (typeof textKinds)[number])).length > 0,
    })),
  ),
}))

type Kind = ReturnType<typeof useLoaderData<typeof loader>>['kinds'][number]

export default function TextsPage() {
  const { kinds } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={textsCrumb.label} above={[settingsCrumb]}>
      <p>Published texts appear at once on every page, in mails and in the data for search engines.</p>
      <DataTable
        caption={textsCrumb.label}
        columns={['Text', 'Edit', 'Shown']}
        rows={kinds.map((one) => ({
          key: one.kind,
          cells: [
            <span key="title" id={`kind-${one.kind}`}>
              {one.title}
              {one.isMisfit ? <span className="point-text">{textWords.misfit}</span> : null}
            </span>,
            <Edit key="edit" {...one} />,
            one.onSite ? (
              <Link key="shown" to={one.onSite}>
                {shownAt(one.onSite)}
                <span className="visually-hidden">: {one.title}</span>
              </Link>
            ) : null,
          ],
        }))}
      />
    </StaffPage>
  )
}

function Edit({ kind, title, isList, languages, keys: [key = ''] }: Kind) {
  if (isList)
    return (
      <Link to={kindPath(kind)}>
        All entries<span className="visually-hidden">: {title}</span>
      </Link>
    )
  return (
    <span className="button-row">
      {languages.map((language) => (
        <Link key={language} to={textPath(kind, key, language)}>
          {languageNames[language]}
          <span className="visually-hidden">: {title}</span>
        </Link>
      ))}
    </span>
  )
}
