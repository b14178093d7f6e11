// Every fact and text of the site that staff edit, by kind.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import type { TextKind } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { misfitsOf } from '#app/features/texts/read-texts.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { kindPath, shownAt, textPath, textsCrumb, translationsPath } from './paths.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, async () => ({
  lines: (await Promise.all(textKinds.map(linesOf))).flat(),
}))

type Line = {
  kind: string
  /** Null for a list, which has a page of its own. */
  key: string | null
  title: string
  languages: TextKind['languages']
  onSite: string | null
  isMisfit: boolean
}

/** One for a list, or one for each key. */
async function linesOf(one: TextKind): Promise<Line[]> {
  const { kind, title, languages, keys, list, keyTitle, path } = one
  const misfits = await misfitsOf(db, one)
  if (list) return [{ kind, key: null, title, languages, onSite: null, isMisfit: misfits.length > 0 }]
  return keys.map((key) => {
    const isMisfit = misfits.some((name) => name.startsWith(`${key} `))
    return { kind, key, title: keyTitle?.(key) ?? title, languages, onSite: path(key), isMisfit }
  })
}

export default function TextsPage() {
  const word = useWord()
  const say = useSay()
  const { lines } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={textsCrumb.label}
      above={[settingsCrumb]}
      beside={
        <LinkButton to={translationsPath(otherLanguages[0])} variant="outline">
          {say('Translations')}
        </LinkButton>
      }
    >
      <p>{say('Published text appears straight away on the site, in emails and in search-engine data.')}</p>
      <DataTable
        isCompact
        caption={say(textsCrumb.label)}
        columns={[say('Text'), say('Edit'), say('On site')]}
        rows={lines.map((one) => ({
          key: `${one.kind} ${one.key}`,
          cells: [
            <span key="title">
              {word(one.title)}
              {one.isMisfit ? <span className="point-text">{say(textWords.misfit)}</span> : null}
            </span>,
            <Edit key="edit" line={one} />,
            one.onSite ? (
              <Link key="shown" to={one.onSite}>
                {say(shownAt(one.onSite))}
                <span className="visually-hidden">: {word(one.title)}</span>
              </Link>
            ) : null,
          ],
        }))}
      />
    </StaffPage>
  )
}

function Edit({ line: { kind, key, title, languages } }: { line: Line }) {
  const say = useSay()
  const word = useWord()
  if (key === null)
    return (
      <Link to={kindPath(kind)}>
        {say('All entries')}
        <span className="visually-hidden">: {word(title)}</span>
      </Link>
    )
  return (
    <span className="button-row">
      {languages.map((language) => (
        <Link key={language} to={textPath(kind, key, language)}>
          {say(languageNames[language])}
          <span className="visually-hidden">: {word(title)}</span>
        </Link>
      ))}
    </span>
  )
}
