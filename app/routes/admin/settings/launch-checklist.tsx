import { Link, useLoaderData } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { languageNames, languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { readChecklist } from '#app/features/company/checklist.server.ts'
import { launchRecord, readLaunchSettings } from '#app/features/company/company-settings.server.ts'
import { type Reading, readingsOf } from '#app/features/company/legal-sign-off.server.ts'
import { launchSchema } from '#app/features/company/schema.ts'
import { signOffLaunch } from '#app/features/company/sign-off-launch.server.ts'
import { companyWords, itemStates, legalId } from '#app/features/company/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { message } from '#app/languages/message.ts'
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
import { checklistIn } from './checklist-words.server.ts'

const title = 'Launch checklist'

export const handle = { permission: 'own.account', actionPermission: 'company.manage', title } as const

export const loader = staffLoader(handle.permission, async ({ now, staff: { role }, language }) => {
  const [{ settings, version }, checklist] = await Promise.all([readLaunchSettings(db), readChecklist(db, now)])
  const { missing, firstRun, texts } = checklist
  const openedBecause = can(role, 'audit.read') ? settings.openedBecause : ''
  const launch = {
    ...settings,
    openedBecause,
    version,
    missing,
    firstRun,
    mayChange: can(role, handle.actionPermission),
  }
  return { ...checklistIn(language, role, checklist), readings: readingsOf(texts), launch }
})

export const action = staffAction(handle.actionPermission, launchSchema, {
  form: 'launch',
  run: ({ value, by }) => signOffLaunch(db, value, by),
  done: ({ value }) => ({
    to: '/dashboard/settings/launch-checklist',
    text: value.signedOff ? companyWords.signedOff : companyWords.notSignedOff,
  }),
  failed: companyWords.failed,
  refusals: {
    incomplete: (_, { missing }) =>
      message(
        '{count, plural, one {One required fact is missing: it stands under Next steps. Fill it in, or give a reason.} other {# required facts are missing: each stands under Next steps. Fill them in, or give a reason.}}',
        { count: missing },
      ),
  },
  changed: companyWords.changed,
  record: () => launchRecord,
})

export default function LaunchChecklistPage() {
  const say = useSay()
  const { groups, readings, outdated, launch } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say(title)} above={[settingsCrumb]}>
      <p>
        {say(
          'Everything to supply or check before launch. On the site, missing facts appear as dashed boxes that only signed-in staff see. Click one to go to its line in this list, which links to its fields.',
        )}{' '}
        {say('Every fact is required before launch unless it is marked as optional.')}
      </p>
      <Next groups={groups} {...launch} />
      <LaunchGroups groups={groups} />
      <LegalTexts readings={readings} mayChange={launch.mayChange} />
      <OutdatedTranslations outdated={outdated} />
    </StaffPage>
  )
}

type Checklist = ReturnType<typeof checklistIn>
type Group = Checklist['groups'][number]

type NextProps = Pick<Checklist, 'groups'> & {
  signedOff: boolean
  /** Why it was signed off with facts missing. */
  openedBecause: string
  version: number
  missing: number
  firstRun: { settings: { isPutAway: boolean }; version: number }
  mayChange: boolean
}

/** What the launch waits for, by who does it, each with its field; and the launch itself, for admins. */
function Next({ groups, signedOff, openedBecause, version, missing, firstRun, mayChange }: NextProps) {
  const say = useSay()
  const all = groups.reduce((sum, group) => sum + group.all, 0)
  return (
    <Panel id="next" title={say('Next steps')} as="stack">
      <DoneLine done={all - missing} all={all} label={say('Filled in')}>
        {say('{count, plural, one {One fact is} other {# facts are}} still missing. Visitors don’t see the gaps.', {
          count: missing,
        })}
      </DoneLine>
      {groups.map(({ who, next, done }) =>
        next.length + done.length > 0 ? (
          <section key={who}>
            <h3>{who}</h3>
            {next.length > 0 ? <NextLines lines={next} className="tiles launch-next" /> : null}
            {done.length > 0 ? (
              <details className="launch-done">
                <summary>{say('Done ({count})', { count: done.length })}</summary>
                <NextLines lines={done} isDone />
              </details>
            ) : null}
          </section>
        ) : null,
      )}
      <p>
        {signedOff
          ? say('The checklist is signed off, so search engines may list the site.')
          : say('The checklist isn’t signed off, so search engines are asked not to list the site.')}
      </p>
      {openedBecause ? (
        <p>
          <Said
            phrase="It was signed off with facts missing: {reason}"
            values={{ reason: <span className="typed">{openedBecause}</span> }}
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
          {missing > 0 && !signedOff ? (
            <TextField
              name="reason"
              label={say('Reason to sign off with facts missing')}
              hint={say('It stands in the audit log.')}
              isUnmarked
            />
          ) : null}
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

type NextLinesProps = { lines: Group['next']; isDone?: boolean; className?: string }

/** Saving a line's field leads to the next line. */
function NextLines({ lines, isDone, className }: NextLinesProps) {
  const say = useSay()
  return (
    <ul className={className}>
      {lines.map(({ id, name, language, to }) => (
        <li key={`${to} ${name}`} id={id}>
          {isDone ? <State isKnown words={say('✓ Filled in:')} /> : null}
          <Linked to={to} lang={language}>
            {name}
          </Linked>
          {language ? ` (${say(languageNames[language])})` : null}
        </li>
      ))}
    </ul>
  )
}

// The lists of the launch checklist: legal texts, and translations out of date.
type LegalTextsProps = { readings: readonly Reading[]; mayChange: boolean }

const LegalTexts = ({ readings, mayChange }: LegalTextsProps) => {
  const say = useSay()
  return (
    <Panel id="legal-texts" title={say('Legal texts')} as="stack">
      <p>
        {say(
          'Have the texts of a language reviewed, read them on the site, then sign them off together. One that changes, or shows a changed fact, waits for it again.',
        )}
      </p>
      <DataTable
        caption={say('Legal texts and their sign-off')}
        columns={[say('Language'), say('Text'), say('Sign-off')]}
        rows={readings.map(({ language, texts, shown, missing }) => ({
          key: language,
          cells: [
            say(languageNames[language]),
            <ul key="texts" id={legalId(language)}>
              {texts.map(({ path, title, version }) => (
                <li key={path}>
                  <Link to={path} lang={language}>
                    {title}
                  </Link>{' '}
                  {version}
                </li>
              ))}
            </ul>,
            <div key="sign-off" className="button-row">
              <SignedOff texts={texts} />
              {mayChange && texts.some(({ signed }) => !signed) ? (
                <PostButton
                  action="/dashboard/settings/launch-checklist/legal"
                  values={{ language, shown }}
                  move={`sign ${language}`}
                  variant="outline"
                  size="s"
                >
                  {say('Sign off')}
                  <span className="visually-hidden">: {say(languageNames[language])}</span>
                </PostButton>
              ) : null}
              {missing > 0 ? (
                <p className="soft">
                  {say(
                    '{count, plural, one {# fact of these texts is missing: once it is filled in, they wait for a new sign-off.} other {# facts of these texts are missing: once they are filled in, the texts wait for a new sign-off.}}',
                    { count: missing },
                  )}
                </p>
              ) : null}
            </div>,
          ],
        }))}
      />
    </Panel>
  )
}

/** The last sign-off of a language's texts, or what has become of those that wait for it. */
function SignedOff({ texts }: Pick<Reading, 'texts'>) {
  const say = useSay()
  const waiting = texts.filter(({ signed }) => !signed)
  const last = texts.flatMap(({ signed }) => signed ?? []).toSorted((one, other) => other.at - one.at)[0]
  if (waiting.length === 0 && last)
    return (
      <>
        <Pill status="active">{say('Signed off')}</Pill>{' '}
        <span className="soft">
          <span className="typed">{last.by}</span>, <Moment at={last.at} zone="UTC" only="date" />
          {' (UTC)'}
        </span>
      </>
    )
  return (
    <>
      <Pill status="draft">{say('Not signed off')}</Pill>
      {waiting.map(({ path, language, title, before }) =>
        before ? (
          <span key={path} className="point-text">
            <strong lang={language}>{title}</strong>{' '}
            {before.isOfFacts
              ? say('A fact that it shows has changed since {name} signed off version {version}', nameOf(before))
              : say('Changed since {name} signed off version {version}', nameOf(before))}
          </span>
        ) : null,
      )}
    </>
  )
}

const nameOf = ({ by: name, version }: { by: string; version: string }) => ({ name, version })

/** Nothing while every translation follows its English text. */
const OutdatedTranslations = ({ outdated }: Pick<ReturnType<typeof checklistIn>, 'outdated'>) => {
  const say = useSay()
  return outdated.length === 0 ? null : (
    <Panel id="translations" title={say('Translations out of date')} as="stack">
      <p>{say('The English text has changed since these were signed off. Visitors still read them.')}</p>
      <ul>
        {outdated.map(({ language, title, to }) => (
          <li key={`${title} ${language}`}>
            <Linked to={to}>
              {title}: {say(languageNames[language])}
            </Linked>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

// The lines of the launch checklist by who does them, and how much of it is done.
type Line = Group['items'][number]

/** A section for each of those who do it, folded, those with gaps first: its summary tells how much of it is done. */
function LaunchGroups({ groups }: Pick<Checklist, 'groups'>) {
  const say = useSay()
  useOpenAtHash()
  return (
    <div className="stack launch-areas" data-gap="s">
      {[...groups.filter(hasGaps), ...groups.filter((group) => !hasGaps(group))].map(({ who, items, known, all }) => (
        <details key={who} className="card">
          <summary>
            <h2>{who}</h2>
            <span className="soft">{say('{known} of {all} required facts filled in', { known, all })}</span>
          </summary>
          <DataTable
            isCompact
            caption={say('To be supplied or checked by: {who}', { who })}
            columns={[say('Item'), say('Status'), say('Where|pages')]}
            rows={openFirst(items).map(({ id, state, where, ...item }) => ({
              key: id,
              cells: [
                <Item key={id} {...item} />,
                <Pill key="state" status={pillOf[state]}>
                  {say(itemStates[state])}
                </Pill>,
                <Places key="where" where={where} />,
              ],
            }))}
          />
        </details>
      ))}
    </div>
  )
}

const hasGaps = ({ next }: Group) => next.length > 0

const pillOf = { missing: 'draft', check: 'none', optional: 'none', known: 'active' } as const

const order = Object.keys(itemStates)
const openFirst = (items: readonly Line[]) =>
  items.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))

/** Each fact has the id that its slot on the site links to. */
function Item({ item, facts, fields, edit }: Omit<Line, 'id' | 'state' | 'where'>) {
  const say = useSay()
  return (
    <>
      {item}
      {factsByLanguage(facts).map(([language, ownFacts], _, { length }) => (
        <div key={language}>
          {length > 1 ? <strong className="point-text">{say(languageNames[language])}</strong> : null}
          {ownFacts.map((fact) => (
            <Fact key={fact.label} id={factId(fact.label)} {...fact} />
          ))}
        </div>
      ))}
      {fields.map((field) => (
        <Fact key={field.name} {...field} />
      ))}
      {edit.map(({ label, to }) => (
        <span key={label} className="point-text">
          <Said phrase="Edit: {link}" values={{ link: <Linked to={to}>{label}</Linked> }} />
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

type FactProps = Partial<Pick<Line['facts'][number], 'language' | 'isOptional'>> &
  Pick<Line['facts'][number], 'name' | 'isKnown' | 'to'> & { id?: string }

function Fact({ id, name, language, isKnown, isOptional, to }: FactProps) {
  const say = useSay()
  const words = isKnown ? say('✓ Filled in:') : isOptional ? say('Empty:') : say('Missing:')
  return (
    <span id={id} className="point-text" tabIndex={id ? -1 : undefined}>
      <State isKnown={isKnown} isOptional={isOptional} words={words} />
      <Linked to={to} lang={language}>
        {name}
      </Linked>
      {isOptional ? <span className="field-optional"> {say('(optional)')}</span> : null}
    </span>
  )
}

/** Where something shows or is entered. */
const Places = ({ where }: Pick<Line, 'where'>) =>
  where.map(({ label, to }, place) => (
    <Fragment key={label}>
      {place > 0 ? ', ' : ''}
      <Linked to={to}>{label}</Linked>
    </Fragment>
  ))

/** The words alone where the reader may not go. */
const Linked = ({ to, lang, children }: { to: string | null; lang?: string; children: ReactNode }) =>
  to === null ? (
    <span lang={lang}>{children}</span>
  ) : (
    <Link to={to} lang={lang}>
      {children}
    </Link>
  )

/** A dot; its words are read aloud. */
const State = ({ isKnown, isOptional, words }: { isKnown: boolean; isOptional?: boolean; words: string }) => (
  <span className="fact-state" data-known={isKnown || undefined} data-optional={isOptional || undefined}>
    <span className="visually-hidden">{words} </span>
  </span>
)
