import type { LeftOut } from '#app/features/newsletter/sending/audience.ts'
import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import type { Language } from '#db/tables/records.ts'

const reasons: Record<LeftOut, Phrase> = {
  paused: 'They have paused the newsletter',
  'other frequency': 'They chose a different frequency',
  'declined topic': 'They didn’t choose this topic',
  'no consent to advertising': 'They haven’t opted in to marketing',
  'no text': 'Without a translation',
}

const countIn: Record<Language, Phrase> = {
  en: '{count} in English',
  fr: '{count} in French',
  ko: '{count} in Korean',
}

/** If it is sent now. */
export const countReaders = ({ byLanguage }: Pick<AudienceCount, 'byLanguage'>) =>
  (Object.values(byLanguage) as number[]).reduce((sum, count) => sum + count, 0)

type AudienceLineProps = {
  audience: AudienceCount
  /** When it is sent, in words; undefined for now. */
  at?: string | null
  /** A sentence for each language without a text. */
  without?: readonly string[]
}

/** Who gets the issue, in which languages and when. */
export function AudienceLine({ audience: { byLanguage }, at, without = [] }: AudienceLineProps) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const total = countReaders({ byLanguage })
  const languages = (Object.entries(byLanguage) as [Language, number][])
    .map(([language, count]) => say(countIn[language], { count: count.toLocaleString(locale) }))
    .join(', ')
  const values = { count: total.toLocaleString(locale), languages, at: at ?? '' }
  const line = () => {
    if (total === 0)
      return say('No one would get this issue now. You can schedule it for later: by then there may be readers.')
    if (at)
      return total === 1
        ? say('Goes to 1 reader: {languages}. When: {at}.', values)
        : say('Goes to {count} readers: {languages}. When: {at}.', values)
    return total === 1
      ? say('Goes to 1 reader if it is sent now: {languages}.', values)
      : say('Goes to {count} readers if it is sent now: {languages}.', values)
  }
  return <p>{[line(), ...without].join(' ')}</p>
}

/** How many active subscribers do not get it, and why. */
export function LeftOutFacts({ leftOut }: Pick<AudienceCount, 'leftOut'>) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const others = Object.entries(leftOut) as [LeftOut, number][]
  return (
    <>
      {others.length > 0 ? (
        <>
          <h3>{say('Left out')}</h3>
          <Facts
            of={Object.fromEntries(
              others.map(([reason, count]) => [say(reasons[reason]), count.toLocaleString(locale)]),
            )}
          />
        </>
      ) : null}
      <p>{say('Counted again when sending starts. Undeliverable addresses are left out.')}</p>
    </>
  )
}
