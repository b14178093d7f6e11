// Every fact and text of the site that staff edit, in groups.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { textWords } from '#app/features/texts/words.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { textsCrumb, textsPath, translationsPath } from './paths.ts'
import { textList } from './text-list.server.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, textList)

type Line = Awaited<ReturnType<typeof textList>>['groups'][number]['texts'][number]

const columns: Column<Line>[] = [
  { head: 'Text', cell: (line) => <Title {...line} /> },
  ...(['en', ...otherLanguages] as const).map((language) => ({
    head: languageNames[language],
    label: languageNames[language],
    cell: ({ title, states }: Line) => {
      const state = states.find((one) => one.language === language)
      return state ? <State {...state} title={title} /> : <EnglishOnly />
    },
  })),
]

export default function TextsPage() {
  const say = useSay()
  const { groups, search } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={textsCrumb.label}
      beside={
        <LinkButton to={translationsPath(otherLanguages[0])} variant="outline">
          {say('Translations')}
        </LinkButton>
      }
    >
      <p>
        {say('Published text appears straight away on the site, in emails and in search-engine data.')}{' '}
        {say(
          'Default text is what the site came with. A translation marked “Draft” is not on the site until it is signed off.',
        )}
      </p>
      <ListSearch path={textsPath} name="Texts" label={say('Search texts')} search={search} />
      <div className="stack alike-tables">
        {groups.map(({ group, texts }) => (
          <Panel key={group} id={group} title={say(group)} as="stack">
            <RecordTable caption={group} rows={texts} columns={columns} keyOf={({ id }) => id} />
          </Panel>
        ))}
      </div>
      {groups.length === 0 ? (
        <EmptyState
          title={say('No texts found')}
          hint={say('The search looks in titles and in the words of every language.')}
          action={
            <LinkButton to={textsPath} variant="outline">
              {say('Show all texts')}
            </LinkButton>
          }
        />
      ) : null}
    </StaffPage>
  )
}

/** In a search, a list names its entries that hold the words, and what no title says is quoted. */
function Title({ title, isMisfit, entries, passage, states }: Line) {
  const say = useSay()
  return (
    <>
      {states[0] ? <Link to={states[0].to}>{title}</Link> : title}
      {passage ? <Passage {...passage} /> : null}
      {entries.length > 0 ? (
        <ul className="row-note">
          {entries.map((entry) => (
            <li key={entry.to} dir="auto">
              <Link to={entry.to}>{entry.title}</Link>
              {entry.passage ? <Passage {...entry.passage} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isMisfit ? <span className="point-text">{say(textWords.misfit)}</span> : null}
    </>
  )
}

const Passage = ({ language, parts }: NonNullable<Line['passage']>) => (
  <p className="row-note" lang={language} dir="auto">
    <Marked parts={parts} />
  </p>
)

const EnglishOnly = () => <span className="soft">{useSay()('English only')}</span>

type StateProps = { to: string; label: string; title: string; isDefault?: boolean }

/** Texts that staff have written stand out from the texts that the site came with. */
const State = ({ to, label, title, isDefault }: StateProps) => (
  <Link to={to} className={isDefault ? 'soft' : undefined}>
    {label}
    <span className="visually-hidden">: {title}</span>
  </Link>
)
