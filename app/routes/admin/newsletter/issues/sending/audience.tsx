import type { LeftOut } from '#app/features/newsletter/sending/audience.ts'
import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Language } from '#db/tables/records.ts'
import { nameOf } from '../words.ts'

const reasons: Record<LeftOut, string> = {
  paused: 'They have paused the newsletter',
  'other frequency': 'They chose a different frequency',
  'declined topic': 'They didn’t choose this topic',
  'no consent to advertising': 'They haven’t opted in to marketing',
  'no text': 'No text in their language',
}

/** If it is sent now. */
export const countReaders = ({ byLanguage }: Pick<AudienceCount, 'byLanguage'>) =>
  (Object.values(byLanguage) as number[]).reduce((sum, count) => sum + count, 0)

const shown = (count: number) => count.toLocaleString('en')

/** Who gets the issue if it is sent now, and why others do not. */
export function AudiencePanel({ audience: { byLanguage, leftOut } }: { audience: AudienceCount }) {
  const languages = Object.entries(byLanguage) as [Language, number][]
  const others = Object.entries(leftOut) as [LeftOut, number][]
  const total = countReaders({ byLanguage })
  return (
    <Panel id="audience" title={`Goes to ${shown(total)} ${total === 1 ? 'reader' : 'readers'}`}>
      {total === 0 ? (
        <p className="banner" data-kind="warning">
          No one would get this issue now. You can schedule it for later: by then there may be readers.
        </p>
      ) : null}
      <Facts of={Object.fromEntries(languages.map(([language, count]) => [`In ${nameOf(language)}`, shown(count)]))} />
      {others.length > 0 ? (
        <>
          <h3>Left out</h3>
          <Facts of={Object.fromEntries(others.map(([reason, count]) => [reasons[reason], shown(count)]))} />
        </>
      ) : null}
      <p>Counted again when sending starts. Leaves out addresses we can’t reach.</p>
    </Panel>
  )
}
