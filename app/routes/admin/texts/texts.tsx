// The pages of the site, with the facts and texts that staff edit on each.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { textWords } from '#app/features/texts/words.ts'
import { editParameter } from '#app/http/browser/draft-address.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { useSay } from '#app/languages/say.tsx'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { textsCrumb, textsPath, translationsPath } from './paths.ts'
import { textList } from './text-list.server.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, textList)

type Row = Awaited<ReturnType<typeof textList>>['pages'][number]
type Line = Row['texts'][number]

const columns: Column<Row>[] = [
  { head: 'Page', cell: (page) => <PageName {...page} /> },
  { head: 'Texts', cell: ({ texts }) => <Texts texts={texts} /> },
  { head: 'Missing', cell: (page) => <Missing {...page} /> },
]

export default function TextsPage() {
  const say = useSay()
  const { pages, search } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say(textsCrumb.label)}
      beside={
        <LinkButton to={translationsPath(otherLanguages[0])} variant="outline">
          {say('Translations')}
        </LinkButton>
      }
    >
      <p>{say('Published text appears straight away on the site, in emails and in search-engine data.')}</p>
      <ListSearch path={textsPath} name="Texts" label="Search texts" search={search} />
      {pages.length > 0 ? (
        <RecordTable caption={say(textsCrumb.label)} rows={pages} columns={columns} keyOf={({ path }) => path ?? ''} />
      ) : null}
      {pages.length === 0 ? (
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

/** With the way to edit its texts on the page itself. */
function PageName({ path, title }: Row) {
  const say = useSay()
  if (path === null) return title
  return (
    <>
      {title}{' '}
      <Link to={`${path}?${editParameter}`} reloadDocument className="row-note">
        {say('Edit on the page')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </>
  )
}

const Texts = ({ texts }: { texts: readonly Line[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text.id}>
        <Title {...text} />
      </li>
    ))}
  </ul>
)

/** In a search, a list names its entries that hold the words, and what no title says is quoted. */
function Title({ title, to, count, isDraft, isMisfit, entries, passage }: Line) {
  const say = useSay()
  return (
    <>
      <Link to={to}>{title}</Link> {count === null ? null : <span className="soft">({count})</span>}{' '}
      {isDraft ? <Pill status="draft">{say('Draft')}</Pill> : null}
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

/** Facts that a launch waits for, and translations that are not published. */
function Missing({ title, facts, waiting }: Row) {
  const say = useSay()
  const [first] = facts
  if (!first && waiting.length === 0) return '–'
  return (
    <ul>
      {first ? (
        <li>
          <Link to={first}>{facts.length === 1 ? say('1 fact') : say('{count} facts', { count: facts.length })}</Link>
        </li>
      ) : null}
      {waiting.map(({ language, count, to }) => (
        <li key={language}>
          <Link to={to}>
            {say(languageNames[language])} ({count})<span className="visually-hidden">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Passage = ({ language, parts }: NonNullable<Line['passage']>) => (
  <p className="row-note" lang={language} dir="auto">
    <Marked parts={parts} />
  </p>
)
