import type { Finding } from '#app/features/blog/checks.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { Finding as MailFinding } from '#app/mail/issue/issue-findings.server.ts'
import { Panel } from '#app/ui/panel.tsx'

/** A finding of a post or of an issue. */
export type ShownFinding = { field: Finding['field'] | MailFinding['field']; message: string }

/** The field that a finding is about, as its form calls it. */
export const findingFields: Record<ShownFinding['field'], Phrase> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  image: 'Image',
  subject: 'Subject',
  preheader: 'Preview text',
  body: 'Text',
}

/**
 * The findings of the checks; none of them prevents saving.
 *
 * @property form the form on the same page, to whose fields they lead
 */
export function FindingList({ findings, form }: { findings: readonly ShownFinding[]; form?: string }) {
  const say = useSay()
  if (findings.length === 0)
    return <p>{say('No problems with alternative text, headings, links, file sizes or lengths.')}</p>
  return (
    <ul className="findings">
      {findings.map(({ field, message }) => (
        <li key={field + message}>
          <strong>
            {form ? <a href={`#${form}-${field}`}>{say(findingFields[field])}</a> : say(findingFields[field])}
          </strong>{' '}
          {message}
        </li>
      ))}
    </ul>
  )
}

export const Findings = ({ findings }: { findings: readonly Finding[] }) => {
  const say = useSay()
  return (
    <Panel id="checks" title={say('Checks')}>
      <FindingList findings={findings} />
    </Panel>
  )
}
