import { Link } from '@remix-run/react'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import type { IssueFinding } from './check-issue.server.ts'
import { issuePage, nameOf, revisionsPage, textPage } from './words.ts'

type Written = { language: Language; text: { subject: string; savedAt: number; savedBy: string } | null }
type TextsProps = {
  id: string
  texts: readonly Written[]
  findings: readonly IssueFinding[]
  zone: string
  mayWrite: boolean
}

export const Texts = ({ id, texts, findings, zone, mayWrite }: TextsProps) => {
  const say = useSay()
  return (
    <Panel id="texts" title={say('Texts')}>
      <Table
        isCompact
        caption={say('Texts by language')}
        columns={['Language', 'Subject', 'Saved', 'Open']}
        hidden={['Open']}
      >
        {texts.map(({ language, text }) => (
          <tr key={language}>
            <th scope="row">
              {mayWrite ? <Link to={textPage(id, language)}>{nameOf(say, language)}</Link> : nameOf(say, language)}
            </th>
            <td data-label={say('Subject')}>
              {text ? (
                <span className="typed" lang={language}>
                  {text.subject}
                </span>
              ) : findings.some((finding) => finding.language === language) ? null : (
                say('Not written yet')
              )}
              {findings
                .filter((finding) => finding.language === language)
                .map(({ about, message, isError }) => (
                  <span key={message} className="row-note">
                    {' '}
                    {isError ? <strong>{say('{about}, must be fixed', { about })} </strong> : null}
                    {message}
                  </span>
                ))}
            </td>
            <td data-label={say('Saved')}>
              {text ? (
                <div>
                  <Moment at={text.savedAt} zone={zone} /> <span className="typed">{byWhom(say, text.savedBy)}</span>
                </div>
              ) : null}
            </td>
            <td className="row-action">{text ? <TextLinks id={id} language={language} /> : null}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

/** In one line with the beginning of the name. */
const byWhom = (say: Say, name: string) => say('by {name}', { name }).replace(' ', '\u00a0')

/** Each with its name for screen readers, which tells it from that of another language. */
const linkWords = {
  preview: { label: 'Preview', name: 'Preview: {language}' },
  revisions: { label: 'Revisions', name: 'Revisions: {language}' },
} as const

function TextLinks({ id, language }: { id: string; language: Language }) {
  const say = useSay()
  const links = [
    { to: `${issuePage(id)}/preview/${language}`, ...linkWords.preview },
    { to: revisionsPage(id, language), ...linkWords.revisions },
  ]
  return (
    <span className="button-row">
      {links.map(({ to, label, name }) => (
        <Link key={to} to={to} aria-label={say(name, { language: nameOf(say, language) })}>
          {say(label)}
        </Link>
      ))}
    </span>
  )
}
