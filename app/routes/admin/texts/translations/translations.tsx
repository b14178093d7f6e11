// The translations of the site's pages into a language, with how far each is.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { listTranslations } from '#app/features/texts/translations/translations.server.ts'
import { stateLabels, summaryOf } from '#app/features/texts/translations/words.ts'
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
  const language = otherLanguages.find((one) => one === params.language)
  if (!language) return null
  const pages = await listTranslations(db, language, now)
  return { language, pages, summary: summaryOf(pages.flatMap(({ texts }) => texts)) }
})

export default function TranslationsPage() {
  const { language, pages, summary } = useLoaderData<typeof loader>()
  const name = languageNames[language]
  return (
    <StaffPage title="Translations" above={aboveTexts}>
      <PartLinks
        label="Languages"
        current={name}
        parts={otherLanguages.map((one) => ({ label: languageNames[one], to: translationsPath(one) }))}
      />
      <p>
        Visitors see a page in {name} once its texts are signed off; an entry of a list that isn’t is left out. When the
        English text changes, the translation stays on the site and is listed here as out of date.
      </p>
      <p>{summary}</p>
      {pages.map(({ path, title, texts }) => (
        <Panel key={path} id={`page${path}`} title={title} as="stack">
          <DataTable
            isCompact
            caption={`${title}: ${hrefIn(language, path, [path])}`}
            columns={['Text', 'State', 'Length']}
            rows={texts.map(({ kind, key, title, state, hasDraft, words }) => ({
              key: `${kind} ${key}`,
              cells: [
                <Link key="text" to={reviewPath(kind, key, language)}>
                  {title}
                </Link>,
                <span key="state">
                  <Pill status={state}>{stateLabels[state]}</Pill>
                  {hasDraft ? <span className="point-text">A newer draft waits</span> : null}
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
