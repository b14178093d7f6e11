// The translations of the site's pages into a language, with how far each is.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/language-settings.server.ts'
import {
  listTranslations,
  type TranslationLine,
  type TranslationState,
} from '#app/features/texts/translations/translations.server.ts'
import { stateLabels, summaryOf, translationWords } from '#app/features/texts/translations/words.ts'
import { hrefIn, otherLanguages } from '#app/languages/pages.ts'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { aboveTexts, reviewPath, translationsPath } from '../paths.ts'

export const handle = { permission: 'texts.read', title: 'Translations' } as const

export const loader = staffLoader(handle.permission, async ({ params, now }) => {
  const language = otherLanguages.find((one) => one === (params.language ?? otherLanguages[0]))
  if (!language) return null
  const pages = await listTranslations(db, language, now)
  const isClosed = (await closedLanguages(db)).includes(language)
  return { language, pages, isClosed, summary: summaryOf(pages.flatMap(({ texts }) => texts)) }
})

type Noted = Pick<TranslationLine, 'hasDraft' | 'isPlanned' | 'isShown' | 'isHidden'>

/** Beside the state. */
function notesOn(state: TranslationState, { hasDraft, isPlanned, isShown, isHidden }: Noted): string[] {
  const isSigned = state === 'reviewed' || state === 'stale'
  const notes = [
    hasDraft ? 'Newer draft' : '',
    isPlanned ? 'Scheduled' : '',
    isHidden ? 'Hidden' : isSigned && !isShown ? 'No page yet' : '',
  ]
  return notes.filter(Boolean)
}

export default function TranslationsPage() {
  const { language, pages, isClosed, summary } = useLoaderData<typeof loader>()
  const name = languageNames[language]
  return (
    <StaffPage title="Translations" above={aboveTexts}>
      <PartLinks
        label="Languages"
        current={name}
        parts={otherLanguages.map((one) => ({ label: languageNames[one], to: translationsPath(one) }))}
      />
      <p>
        Visitors get a page in {name} once its own text and an entry of its list are signed off. Entries that aren’t
        signed off are left out. When the English text changes, the translation stays on the site and is out of date
        here.
      </p>
      {isClosed ? <p>{translationWords.closed}</p> : null}
      <p>{summary}</p>
      {pages.map(({ path, title, texts }) => (
        <Panel key={path} id={`page${path}`} title={title} as="stack">
          <DataTable
            isCompact
            caption={`${title}: ${hrefIn(language, path, [path])}`}
            columns={['Text', 'State', 'Length']}
            rows={texts.map(({ kind, key, title, state, words, ...more }) => ({
              key: `${kind} ${key}`,
              cells: [
                <Link key="text" to={reviewPath(kind, key, language)}>
                  {title}
                </Link>,
                <span key="state">
                  <Pill status={state}>{stateLabels[state]}</Pill>
                  {notesOn(state, more).map((note) => (
                    <span key={note} className="row-note">
                      {note}
                    </span>
                  ))}
                </span>,
                `${words.toLocaleString('en-GB')} words`,
              ],
            }))}
          />
        </Panel>
      ))}
    </StaffPage>
  )
}
