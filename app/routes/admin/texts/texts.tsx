// Every fact and text of the site that staff edit.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { textKinds } from '#app/features/texts/kinds.ts'
import { misfitsOf } from '#app/features/texts/read-texts.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { textPath, textsCrumb } from './paths.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, async () => ({
  kinds: await Promise.all(
    textKinds.map(async (kind) => ({
      kind: kind.kind,
      title: kind.title,
      languages: kind.languages,
      keys: kind.keys.map((key) => ({ key, title: kind.keyTitle(key) })),
      misfits: await misfitsOf(db, kind),
    })),
  ),
}))

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function TextsPage() {
  const { kinds } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={textsCrumb.label} above={[settingsCrumb]}>
      <p>Published texts appear at once on every page, in mails and in the data for search engines.</p>
      {kinds.map(({ kind, title, languages, keys, misfits }) => (
        <Panel key={kind} id={`kind-${kind}`} title={title} as="stack">
          {misfits.length > 0 ? (
            <p className="banner" data-kind="warning">
              {textWords.misfit}
            </p>
          ) : null}
          <DataTable
            caption={title}
            columns={['Text', 'Languages']}
            rows={keys.map(({ key, title }) => ({
              key,
              cells: [
                title,
                <span key="languages" className="button-row">
                  {languages.map((language) => (
                    <Link key={language} to={textPath(kind, key, language)}>
                      {languageNames[language]}
                      <span className="visually-hidden">: {title}</span>
                    </Link>
                  ))}
                </span>,
              ],
            }))}
          />
        </Panel>
      ))}
    </StaffPage>
  )
}
