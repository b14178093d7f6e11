// The lists of the launch checklist: facts by area, legal texts, and claims that need backing.
import { Link } from '@remix-run/react'
import type { claims } from '#app/content/company/claims.ts'
import { languageNames } from '#app/content/languages.ts'
import type { LegalText } from '#app/features/company/legal-sign-off.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { factId } from '#app/ui/text/fact-text.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'
import type { CheckedItem, readChecklist } from './checklist.server.ts'

type Checklist = Awaited<ReturnType<typeof readChecklist>>

/** A section for each area, folded: its summary tells how much of it is done. */
export function LaunchAreas({ areas }: Pick<Checklist, 'areas'>) {
  useOpenAtHash()
  return (
    <div className="launch-areas">
      {areas.map(({ area, items }) => (
        <details key={area} className="card">
          <summary>
            <h2>{area}</h2>
            <Progress {...progressOf(items)} />
          </summary>
          <DataTable
            isCompact
            caption={`To be supplied or checked: ${area}`}
            columns={['Item', 'Where']}
            rows={items.map(({ id, where, ...item }) => ({ key: id, cells: [<Item key={id} {...item} />, where] }))}
          />
        </details>
      ))}
    </div>
  )
}

type Progressed = Pick<CheckedItem, 'facts' | 'fields'>

const progressOf = (items: readonly Progressed[]) => {
  const places = items.flatMap(({ facts, fields }) => [...facts, ...fields])
  return { known: places.filter(({ isKnown }) => isKnown).length, all: places.length }
}

/** Nothing for an area that is only to be checked. */
const Progress = ({ known, all }: ReturnType<typeof progressOf>) =>
  all === 0 ? (
    <span className="soft">To check</span>
  ) : (
    <span className="soft">
      {known} of {all} filled in
    </span>
  )

/** How much of the whole list is filled in. */
export function LaunchProgress({ areas }: Pick<Checklist, 'areas'>) {
  const { known, all } = progressOf(areas.flatMap(({ items }) => items))
  return (
    <p className="launch-progress">
      <span>
        <strong>
          {known} of {all}
        </strong>{' '}
        filled in
      </span>
      <progress value={known} max={all} aria-label="Filled in" />
    </p>
  )
}

type LegalTextsProps = Pick<Checklist, 'texts'> & { mayChange: boolean; timeZone: string }

/** Each fact has the id that its slot on the site links to. */
function Item({ item, facts, fields, edit }: { item: string } & CheckedItem) {
  return (
    <>
      {item}
      {facts.map(({ label, isKnown, to }) => (
        <span key={label} id={factId(label)} className="point-text" tabIndex={-1}>
          <State isKnown={isKnown} words={isKnown ? '✓ Filled in: ' : 'Missing: '} />
          {to ? <Link to={to}>{label}</Link> : label}
        </span>
      ))}
      {fields.map(({ label, isKnown, to }) => (
        <span key={label} className="point-text">
          <State isKnown={isKnown} words={isKnown ? '✓ Filled in: ' : 'Empty: '} />
          <Link to={to}>{label}</Link>
        </span>
      ))}
      {edit.map(({ label, to }) => (
        <span key={to} className="point-text">
          Edit: <Link to={to}>{label}</Link>
        </span>
      ))}
    </>
  )
}

/** A dot; its words are read aloud. */
const State = ({ isKnown, words }: { isKnown: boolean; words: string }) => (
  <span className="fact-state" data-known={isKnown || undefined}>
    <span className="visually-hidden">{words}</span>
  </span>
)

export const LegalTexts = ({ texts, mayChange, timeZone }: LegalTextsProps) => (
  <Panel id="legal-texts" title="Legal texts" as="stack">
    <p>
      Have each text reviewed, read it on the site, then sign it off. If a text changes, or a fact that it shows, sign
      it off again.
    </p>
    <DataTable
      caption="Legal texts and their sign-off"
      columns={['Text', 'Version', 'Sign-off']}
      rows={texts.map(({ path, language, title, version, shown, signed, before }) => ({
        key: path,
        cells: [
          <Link key={path} to={path} lang={language}>
            {title}
          </Link>,
          version,
          <span key="sign-off" className="stack">
            {signed ? (
              <span>
                ✓ <span className="typed">{signed.by}</span>, <Moment at={signed.at} zone={timeZone} />
              </span>
            ) : (
              notSigned(before)
            )}
            {mayChange && !signed ? (
              <PostButton
                action="/dashboard/settings/launch-checklist/legal"
                values={{ path, shown }}
                move={`sign ${path}`}
                size="s"
              >
                Sign off
                <span className="visually-hidden">
                  : {title}, {languageNames[language]}
                </span>
              </PostButton>
            ) : null}
          </span>,
        ],
      }))}
    />
  </Panel>
)

function notSigned(before: LegalText['before']) {
  if (!before) return 'Not signed off'
  const changed = before.isOfFacts ? 'A fact that it shows has changed' : 'Changed'
  return `${changed} since ${before.by} signed off version ${before.version}`
}

/** Nothing while every translation follows its English text. */
export const OutdatedTranslations = ({ outdated }: Pick<Checklist, 'outdated'>) =>
  outdated.length === 0 ? null : (
    <Panel id="translations" title="Translations out of date" as="stack">
      <p>The English text has changed since these were signed off. Visitors still read them.</p>
      <ul>
        {outdated.map(({ language, title, to }) => (
          <li key={to}>
            <Link to={to}>
              {title}: {languageNames[language]}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )

export const ClaimsRegister = ({ claims: listed }: { claims: typeof claims }) => (
  <Panel id="claims" title="Claims register" as="stack">
    <p>What the site says about the company, and the evidence it needs.</p>
    <DataTable
      caption="Claims on the site"
      columns={['Claim', 'Where', 'Backed by', 'Note']}
      rows={listed.map(({ id, claim, where, backing, note }) => ({
        key: id,
        cells: [claim, where.join(', '), backing, note],
      }))}
    />
  </Panel>
)
