import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { issuePage, nameOf, revisionsPage, textPage } from './words.ts'

type Written = { language: Language; text: { subject: string; savedAt: number; savedBy: string } | null }
type TextsProps = { id: string; texts: readonly Written[]; zone: string; mayWrite: boolean }

export const Texts = ({ id, texts, zone, mayWrite }: TextsProps) => {
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
            <th scope="row">{nameOf(say, language)}</th>
            <td className="typed" data-label={say('Subject')} lang={text ? language : undefined}>
              {text?.subject ?? say('Not written yet')}
            </td>
            <td data-label={say('Saved')}>
              {text ? (
                <div>
                  <Moment at={text.savedAt} zone={zone} />{' '}
                  <span className="typed">{say('by {name}', { name: text.savedBy })}</span>
                </div>
              ) : null}
            </td>
            <td className="row-action">
              <TextLinks id={id} language={language} isWritten={text !== null} mayWrite={mayWrite} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

type TextLinksProps = { id: string; language: Language; isWritten: boolean; mayWrite: boolean }

/** Each with its name for screen readers, which tells it from that of another language. */
const linkWords = {
  edit: { label: 'Edit', name: 'Edit: {language}' },
  write: { label: 'Write', name: 'Write: {language}' },
  preview: { label: 'Preview', name: 'Preview: {language}' },
  revisions: { label: 'Revisions', name: 'Revisions: {language}' },
} as const

function TextLinks({ id, language, isWritten, mayWrite }: TextLinksProps) {
  const say = useSay()
  const links = [
    ...(mayWrite ? [{ to: textPage(id, language), ...(isWritten ? linkWords.edit : linkWords.write) }] : []),
    ...(isWritten
      ? [
          { to: `${issuePage(id)}/preview/${language}`, ...linkWords.preview },
          { to: revisionsPage(id, language), ...linkWords.revisions },
        ]
      : []),
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
