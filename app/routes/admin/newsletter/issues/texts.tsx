import { Link } from '@remix-run/react'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { issuePage, nameOf, revisionsPage, textPage } from './words.ts'

type Written = { language: Language; text: { subject: string; savedAt: number; savedBy: string } | null }
type TextsProps = { id: string; texts: readonly Written[]; zone: string; mayWrite: boolean }

export const Texts = ({ id, texts, zone, mayWrite }: TextsProps) => (
  <Panel id="texts" title="Texts">
    <Table isCompact caption="Texts by language" columns={['Language', 'Subject', 'Saved', 'Open']} hidden={['Open']}>
      {texts.map(({ language, text }) => (
        <tr key={language}>
          <th scope="row">{nameOf(language)}</th>
          <td className="typed" data-label="Subject" lang={text ? language : undefined}>
            {text?.subject ?? 'Not written yet'}
          </td>
          <td data-label="Saved">
            {text ? (
              <div>
                <Moment at={text.savedAt} zone={zone} /> <span className="typed">by {text.savedBy}</span>
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

type TextLinksProps = { id: string; language: Language; isWritten: boolean; mayWrite: boolean }

function TextLinks({ id, language, isWritten, mayWrite }: TextLinksProps) {
  const links = [
    ...(mayWrite ? [{ to: textPage(id, language), label: isWritten ? 'Edit' : 'Write' }] : []),
    ...(isWritten
      ? [
          { to: `${issuePage(id)}/preview/${language}`, label: 'Preview' },
          { to: revisionsPage(id, language), label: 'Revisions' },
        ]
      : []),
  ]
  return (
    <span className="button-row">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} aria-label={`${label}: ${nameOf(language)}`}>
          {label}
        </Link>
      ))}
    </span>
  )
}
