// The translations of the site's pages into a language, with how far each is.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { TranslationLine, TranslationState } from '#app/features/texts/translations/translations.server.ts'
import { stateLabels, translationWords } from '#app/features/texts/translations/words.ts'
import { hrefIn, otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { LinkLine, PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { DoneLine } from '#app/ui/sections/done-line.tsx'
import { aboveTexts, reviewPath, translationsPath } from '../paths.ts'
import { translationList } from './translation-list.server.ts'

export const handle = { permission: 'texts.read', title: 'Translations' } as const

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
  const { locale } = pageLanguages[useLanguage()]
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
                say('{count} words', { count: words.toLocaleString(locale) }),
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
