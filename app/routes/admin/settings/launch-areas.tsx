// The facts of the launch checklist by area, and how much of it is done.
import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { languageNames, languages } from '#app/content/languages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { DoneLine } from '#app/ui/sections/done-line.tsx'
import { factId } from '#app/ui/text/fact-text.tsx'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'
import type { checklistIn } from './checklist-words.server.ts'

type Checklist = ReturnType<typeof checklistIn>

type Line = Area['items'][number]

/** A section for each area, folded, those with gaps first: its summary tells how much of it is done. */
export function LaunchAreas({ areas }: Pick<Checklist, 'areas'>) {
  const say = useSay()
  useOpenAtHash()
  return (
    <div className="launch-areas">
      {[...areas.filter(hasGaps), ...areas.filter((area) => !hasGaps(area))].map(({ area, items, progress }) => (
        <details key={area} className="card">
          <summary>
            <h2>{area}</h2>
            <Progress {...progress} />
          </summary>
          <DataTable
            isCompact
            caption={say('To be supplied or checked: {area}', { area })}
            columns={[say('Item'), say('Where')]}
            rows={items.map(({ id, where, ...item }) => ({
              key: id,
              cells: [<Item key={id} {...item} />, <Places key="where" where={where} />],
            }))}
          />
        </details>
      ))}
    </div>
  )
}

type Area = Checklist['areas'][number]

const hasGaps = ({ progress: { known, all } }: Area) => known < all

/** Nothing for an area that is only to be checked. */
const Progress = ({ known, all }: Area['progress']) => {
  const say = useSay()
  return all === 0 ? (
    <span className="soft">{say('To check')}</span>
  ) : (
    <span className="soft">{say('{known} of {all} required facts filled in', { known, all })}</span>
  )
}

/** Introduces the list, and tells how much of it is missing. */
export function LaunchProgress({ areas, missing }: Pick<Checklist, 'areas'> & { missing: number }) {
  const say = useSay()
  const all = areas.reduce((sum, { progress }) => sum + progress.all, 0)
  return (
    <>
      <p>
        {say(
          'Everything to supply or check before launch. On the site, missing facts appear as dashed boxes that only signed-in staff see. Click one to go to its line in this list, which links to its fields.',
        )}{' '}
        {say('Every fact is required before launch unless it is marked as optional.')}
      </p>
      <DoneLine done={all - missing} all={all} label={say('Filled in')}>
        {missing === 1
          ? say('One fact is still missing. Visitors don’t see the gaps.')
          : say('{count} facts are still missing. Visitors don’t see the gaps.', { count: missing })}
      </DoneLine>
    </>
  )
}

/** Each fact has the id that its slot on the site links to. */
function Item({ item, facts, fields, edit }: Omit<Line, 'id' | 'where'>) {
  const say = useSay()
  return (
    <>
      {item}
      {factsByLanguage(facts).map(([language, ownFacts], _, { length }) => (
        <div key={language}>
          {length > 1 ? <strong className="point-text">{say(languageNames[language])}</strong> : null}
          {ownFacts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </div>
      ))}
      {fields.map(({ label, isKnown, isOptional, to }) => (
        <span key={label} className="point-text">
          <State
            isKnown={isKnown}
            isOptional={isOptional}
            words={isKnown ? say('✓ Filled in:') : isOptional ? say('Empty:') : say('Missing:')}
          />
          <Link to={to}>{label}</Link>
          {isOptional ? <span className="field-optional"> {say('(optional)')}</span> : null}
        </span>
      ))}
      {edit.map(({ label, to }) => (
        <span key={to} className="point-text">
          <Said phrase="Edit: {link}" values={{ link: <Link to={to}>{label}</Link> }} />
        </span>
      ))}
    </>
  )
}

/** In the order of the languages; those that have a phrase come with the English ones. */
const factsByLanguage = (facts: Line['facts']) =>
  languages
    .map((language) => [language, facts.filter((fact) => (fact.language ?? 'en') === language)] as const)
    .filter(([, own]) => own.length > 0)

function Fact({ label, name, language, isKnown, to }: Line['facts'][number]) {
  const say = useSay()
  return (
    <span id={factId(label)} className="point-text" tabIndex={-1}>
      <State isKnown={isKnown} words={isKnown ? say('✓ Filled in:') : say('Missing:')} />
      <span lang={language}>{to ? <Link to={to}>{name}</Link> : name}</span>
    </span>
  )
}

/** Where something shows or is entered. */
const Places = ({ where }: Pick<Line, 'where'>) =>
  where.map(({ label, to }, place) => (
    <Fragment key={label}>
      {place > 0 ? ', ' : ''}
      {to ? <Link to={to}>{label}</Link> : label}
    </Fragment>
  ))

/** A dot; its words are read aloud. */
const State = ({ isKnown, isOptional, words }: { isKnown: boolean; isOptional?: boolean; words: string }) => (
  <span className="fact-state" data-known={isKnown || undefined} data-optional={isOptional || undefined}>
    <span className="visually-hidden">{words} </span>
  </span>
)
