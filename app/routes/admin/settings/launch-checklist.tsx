import { Link, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { languageNames, languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { launchRecord, readLaunchSettings } from '#app/features/company/launch-settings.server.ts'
import type { LegalText } from '#app/features/company/legal-sign-off.server.ts'
import { launchSchema } from '#app/features/company/schema.ts'
import { signOffLaunch } from '#app/features/company/sign-off-launch.server.ts'
import { companyWords } from '#app/features/company/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { Checkbox } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { DoneLine } from '#app/ui/sections/done-line.tsx'
import { factId } from '#app/ui/text/fact-text.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'
import { readChecklist } from './checklist.server.ts'
import { checklistIn } from './checklist-words.server.ts'

const title = 'Launch checklist'

export const handle = { permission: 'own.account', actionPermission: 'company.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ now, staff: { role, timeZone }, language }) => {
  const [{ settings, version }, checklist] = await Promise.all([readLaunchSettings(db), readChecklist(db, now)])
  const { missing, firstRun, texts } = checklist
  const unsigned = texts.filter(({ signed }) => !signed).length
  const signOff = { ...settings, version, unsigned, firstRun, mayChange: can(role, handle.actionPermission) }
  return { ...checklistIn(language, role, checklist), missing, texts, signOff, timeZone }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, launchSchema, {
  form: 'launch',
  run: ({ value, by }) => signOffLaunch(db, value, by),
  done: ({ value }) => ({
    to: '/dashboard/settings/launch-checklist',
    text: value.signedOff ? companyWords.signedOff : companyWords.notSignedOff,
  }),
  failed: companyWords.failed,
  refusals: { unsigned: companyWords.unsigned },
  changed: companyWords.changed,
  record: () => launchRecord,
})

export default function LaunchChecklistPage() {
  const { areas, missing, texts, outdated, signOff, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={title} above={[settingsCrumb]}>
      <LaunchProgress areas={areas} missing={missing} />
      <LaunchAreas areas={areas} />
      <LegalTexts texts={texts} mayChange={signOff.mayChange} timeZone={timeZone} />
      <OutdatedTranslations outdated={outdated} />
      <LaunchSignOff {...signOff} />
    </StaffPage>
  )
}

type LaunchSignOffProps = {
  signedOff: boolean
  version: number
  /** The number of legal texts whose present wording is not signed off. */
  unsigned: number
  firstRun: { settings: { isPutAway: boolean }; version: number }
  mayChange: boolean
}

/** The effect of the current decision, with a form to change it for admins. */
function LaunchSignOff({ signedOff, version, unsigned, firstRun, mayChange }: LaunchSignOffProps) {
  const say = useSay()
  return (
    <Panel id="sign-off" title={say('Sign-off')}>
      <p>
        {signedOff
          ? say('The checklist is signed off, so search engines may list the site.')
          : say('The checklist isn’t signed off, so search engines are asked not to list the site.')}
      </p>
      {unsigned > 0 ? (
        <p>
          <Said
            phrase={
              unsigned === 1 ? 'One legal text needs its {link} first.' : '{count} legal texts need their {link} first.'
            }
            values={{ count: unsigned, link: <a href="#legal-texts">{say('own sign-off')}</a> }}
          />
        </p>
      ) : null}
      {mayChange ? (
        <StaffForm
          form="launch"
          action="/dashboard/settings/launch-checklist"
          className="form"
          defaults={{ signedOff: signedOff ? 'yes' : '' }}
          version={version}
          button={say('Save')}
        >
          <Checkbox name="signedOff">{say('I’ve checked the list, and search engines may list the site')}</Checkbox>
        </StaffForm>
      ) : null}
      {mayChange && firstRun.settings.isPutAway ? (
        <PostButton
          action="/dashboard/first-steps"
          id="bring-back"
          values={{ version: firstRun.version }}
          variant="outline"
          size="s"
        >
          {say('Show the first steps on the overview again')}
        </PostButton>
      ) : null}
    </Panel>
  )
}

// The lists of the launch checklist: legal texts, and translations out of date.
type LegalTextsProps = { texts: readonly LegalText[]; mayChange: boolean; timeZone: string }

const LegalTexts = ({ texts, mayChange, timeZone }: LegalTextsProps) => {
  const say = useSay()
  return (
    <Panel id="legal-texts" title={say('Legal texts')} as="stack">
      <p>
        {say(
          'Have each text reviewed, read it on the site, then sign it off. If a text changes, or a fact that it shows, sign it off again.',
        )}
      </p>
      <DataTable
        caption={say('Legal texts and their sign-off')}
        columns={[say('Text'), say('Version'), say('Sign-off')]}
        rows={texts.map(({ path, language, title, version, shown, signed, before }) => ({
          key: path,
          cells: [
            <Link key={path} to={path} lang={language}>
              {title}
            </Link>,
            version,
            <div key="sign-off" className="button-row">
              <SignedOff signed={signed} before={before} zone={timeZone} />
              {mayChange && !signed ? (
                <PostButton
                  action="/dashboard/settings/launch-checklist/legal"
                  values={{ path, shown }}
                  move={`sign ${path}`}
                  variant="outline"
                  size="s"
                >
                  {say('Sign off')}
                  <span className="visually-hidden">
                    : <span lang={language}>{title}</span>, {say(languageNames[language])}
                  </span>
                </PostButton>
              ) : null}
            </div>,
          ],
        }))}
      />
    </Panel>
  )
}

type SignedOffProps = Pick<LegalText, 'signed' | 'before'> & { zone: string }

function SignedOff({ signed, before, zone }: SignedOffProps) {
  const say = useSay()
  if (signed)
    return (
      <>
        <Pill status="active">{say('Signed off')}</Pill>{' '}
        <span className="soft">
          <span className="typed">{signed.by}</span>, <Moment at={signed.at} zone={zone} />
        </span>
      </>
    )
  if (!before) return <Pill status="draft">{say('Not signed off')}</Pill>
  const { isOfFacts, by: name, version } = before
  return isOfFacts
    ? say('A fact that it shows has changed since {name} signed off version {version}', { name, version })
    : say('Changed since {name} signed off version {version}', { name, version })
}

/** Nothing while every translation follows its English text. */
const OutdatedTranslations = ({ outdated }: Pick<ReturnType<typeof checklistIn>, 'outdated'>) => {
  const say = useSay()
  return outdated.length === 0 ? null : (
    <Panel id="translations" title={say('Translations out of date')} as="stack">
      <p>{say('The English text has changed since these were signed off. Visitors still read them.')}</p>
      <ul>
        {outdated.map(({ language, title, to }) => (
          <li key={to}>
            <Link to={to}>
              {title}: {say(languageNames[language])}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

// The facts of the launch checklist by area, and how much of it is done.
type Checklist = ReturnType<typeof checklistIn>

type Line = Area['items'][number]

/** A section for each area, folded, those with gaps first: its summary tells how much of it is done. */
function LaunchAreas({ areas }: Pick<Checklist, 'areas'>) {
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
function LaunchProgress({ areas, missing }: Pick<Checklist, 'areas'> & { missing: number }) {
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
