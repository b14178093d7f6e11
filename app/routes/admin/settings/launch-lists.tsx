// The lists of the launch checklist: legal texts, and translations out of date.
import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { LegalText } from '#app/features/company/legal-sign-off.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { checklistIn } from './checklist-words.server.ts'

type LegalTextsProps = { texts: readonly LegalText[]; mayChange: boolean; timeZone: string }

export const LegalTexts = ({ texts, mayChange, timeZone }: LegalTextsProps) => {
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
export const OutdatedTranslations = ({ outdated }: Pick<ReturnType<typeof checklistIn>, 'outdated'>) => {
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
