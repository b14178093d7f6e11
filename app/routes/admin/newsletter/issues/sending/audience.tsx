import type { LeftOut } from '#app/features/newsletter/sending/audience.ts'
import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Language } from '#db/tables/records.ts'

const reasons: Record<LeftOut, Phrase> = {
  paused: 'They have paused the newsletter',
  'other frequency': 'They chose a different frequency',
  'declined topic': 'They didn’t choose this topic',
  'no consent to advertising': 'They haven’t opted in to marketing',
  'no text': 'Without a translation',
}

const readersIn: Record<Language, Phrase> = { en: 'In English', fr: 'In French', ko: 'In Korean' }

/** If it is sent now. */
export const countReaders = ({ byLanguage }: Pick<AudienceCount, 'byLanguage'>) =>
  (Object.values(byLanguage) as number[]).reduce((sum, count) => sum + count, 0)

/** Who gets the issue if it is sent now, and why others do not. */
export function AudiencePanel({ audience: { byLanguage, leftOut } }: { audience: AudienceCount }) {
  const say = useSay()
  const own = useLanguage()
  const shown = (count: number) => count.toLocaleString(pageLanguages[own].locale)
  const languages = Object.entries(byLanguage) as [Language, number][]
  const others = Object.entries(leftOut) as [LeftOut, number][]
  const total = countReaders({ byLanguage })
  return (
    <Panel
      id="audience"
      title={total === 1 ? say('Goes to 1 reader') : say('Goes to {count} readers', { count: shown(total) })}
    >
      {total === 0 ? (
        <p className="banner" data-kind="warning">
          {say('No one would get this issue now. You can schedule it for later: by then there may be readers.')}
        </p>
      ) : null}
      <Facts of={Object.fromEntries(languages.map(([language, count]) => [say(readersIn[language]), shown(count)]))} />
      {others.length > 0 ? (
        <>
          <h3>{say('Left out')}</h3>
          <Facts of={Object.fromEntries(others.map(([reason, count]) => [say(reasons[reason]), shown(count)]))} />
        </>
      ) : null}
      <p>{say('Counted again when sending starts. Undeliverable addresses are left out.')}</p>
    </Panel>
  )
}
