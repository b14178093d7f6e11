// The translations of the site's pages into a language, with how far each is.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import {
  listTranslations,
  type TranslationLine,
  type TranslationState,
} from '#app/features/texts/translations/translations.server.ts'
import { stateLabels, summaryOf, translationWords } from '#app/features/texts/translations/words.ts'
import { hrefIn, otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkLine, PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { type Asked, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { titleIn } from '#app/routes/admin/texts/text-address.server.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { DoneLine } from '#app/ui/sections/done-line.tsx'
import type { Language } from '#db/tables/records.ts'
import { aboveTexts, reviewPath, translationsPath } from '../paths.ts'

export const handle = { permission: 'texts.read', title: 'Translations' } as const

/** It waits for a translator or a reviewer. */
const isOpen = ({ state, hasDraft }: TranslationLine) => state !== 'reviewed' || hasDraft

/** The translations of all pages into a language, in the words of the member of staff. */
async function translationList({ params, request, now, language: reader, say }: Asked) {
  const language = otherLanguages.find((one) => one === (params.language ?? otherLanguages[0]))
  if (!language) return null
  const onlyOpen = new URL(request.url).searchParams.get('show') === 'open'
  const listed = await listTranslations(db, language, now)
  const pages = listed.map(({ title, texts, ...page }) => ({
    ...page,
    title: sayIn(reader)(title),
    done: texts.filter(({ state }) => state === 'reviewed').length,
    all: texts.length,
    texts: texts.filter((text) => !onlyOpen || isOpen(text)).map((text) => ({ ...text, title: titleOf(reader, text) })),
  }))
  const isClosed = (await closedLanguages(db)).includes(language)
  const texts = listed.flatMap((page) => page.texts)
  const done = texts.filter(({ state }) => state === 'reviewed').length
  const counts = { all: texts.length, open: texts.filter(isOpen).length, done }
  const summary = summaryOf(say, pageLanguages[reader].locale, texts)
  return { language, pages: pages.filter((page) => page.texts.length > 0), isClosed, summary, counts, onlyOpen }
}

function titleOf(reader: Language, { kind: name, title }: TranslationLine) {
  const kind = findKind(name)
  return kind ? titleIn(reader, kind, title) : title
}

export const loader = staffLoader(handle.permission, translationList)

type Noted = Pick<TranslationLine, 'hasDraft' | 'isPlanned' | 'isBehind' | 'isShown' | 'isHidden'>

/** Beside the state. */
function notesOn(state: TranslationState, { hasDraft, isPlanned, isBehind, isShown, isHidden }: Noted): Phrase[] {
  const isSigned = state === 'reviewed' || state === 'stale'
  return [
    ...(state === 'machine' ? (['Machine translation'] as const) : []),
    ...(hasDraft ? (['Newer draft'] as const) : []),
    ...(isBehind || state === 'stale' ? (['English changed since'] as const) : []),
    ...(isPlanned ? (['Scheduled'] as const) : []),
    ...(isHidden ? (['Hidden'] as const) : isSigned && !isShown ? (['No page yet'] as const) : []),
  ]
}

export default function TranslationsPage() {
  const say = useSay()
  const { language, pages, isClosed, summary, counts, onlyOpen } = useLoaderData<typeof loader>()
  const name = languageNames[language]
  return (
    <StaffPage title={say('Translations')} above={aboveTexts} pill={<span className="soft">{summary}</span>}>
      <PartLinks
        label={say('Languages')}
        current={name}
        parts={otherLanguages.map((one) => ({ label: languageNames[one], to: translationsPath(one) }))}
      />
      <p>
        {say(
          'A {name} page goes live when its text and at least one list entry are published. If the English changes later, the page stays live and is marked here.',
          { name: say(name) },
        )}
      </p>
      {isClosed ? <p>{say(translationWords.closed)}</p> : null}
      <DoneLine done={counts.done} all={counts.all} label={say('Published')}>
        {say('{done} of {all} published', { done: counts.done, all: counts.all })}
      </DoneLine>
      <Filter path={translationsPath(language)} counts={counts} onlyOpen={onlyOpen} />
      {pages.length === 0 ? <p>{say(translationWords.allSignedOff)}</p> : null}
      {pages.map(({ path, title, texts, done, all }) => (
        <Panel
          key={path}
          id={`page${path}`}
          title={
            <>
              {title} <span className="soft">{say('{done} of {all} published', { done, all })}</span>
            </>
          }
          as="stack"
        >
          <DataTable
            isCompact
            caption={`${title}: ${hrefIn(language, path, [path])}`}
            columns={[say('Text'), say('Status'), say('Length|text')]}
            rows={texts.map(({ kind, key, title, state, words, ...more }) => ({
              key: `${kind} ${key}`,
              cells: [
                <Link key="text" to={reviewPath(kind, key, language)} className="typed">
                  {title}
                </Link>,
                <span key="state">
                  <Pill status={state}>{say(stateLabels[state])}</Pill>
                  {notesOn(state, more).map((note) => (
                    <span key={note} className="row-note">
                      {say(note)}
                    </span>
                  ))}
                </span>,
                say('{count, plural, one {# word} other {# words}}', { count: words }),
              ],
            }))}
          />
        </Panel>
      ))}
    </StaffPage>
  )
}

type FilterProps = { path: string; counts: { all: number; open: number }; onlyOpen: boolean }

const Filter = ({ path, counts, onlyOpen }: FilterProps) => {
  const say = useSay()
  return (
    <LinkLine className="tabs" label={say('Texts by status')} current={onlyOpen ? 'open' : undefined}>
      <Link to={path} aria-current={!onlyOpen || undefined} preventScrollReset>
        {say('All')}
        <span className="tab-count">{counts.all}</span>
      </Link>
      <Link to={`${path}?show=open`} aria-current={onlyOpen || undefined} preventScrollReset>
        {say('Draft')}
        <span className="tab-count">{counts.open}</span>
      </Link>
    </LinkLine>
  )
}
