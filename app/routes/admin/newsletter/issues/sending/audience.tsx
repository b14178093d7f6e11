import type { LeftOut } from '#app/features/newsletter/sending/audience.ts'
import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import type { Wait } from '#app/features/newsletter/sending/waits.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'

const reasons: Record<LeftOut, Phrase> = {
  paused: 'They have paused the newsletter',
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
  const values = { count: total, languages, at: at ?? '' }
  const line = () => {
    if (total === 0)
      return say('No one would get this issue now. You can schedule it for later: by then there may be readers.')
    return at
      ? say('{count, plural, one {Goes to # reader} other {Goes to # readers}}: {languages}. When: {at}.', values)
      : say('{count, plural, one {Goes to # reader} other {Goes to # readers}} if it is sent now: {languages}.', values)
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
          <Facts of={others.map(([reason, count]) => [reasons[reason], count.toLocaleString(locale)])} />
        </>
      ) : null}
      <p>{say('Counted again when sending starts. Undeliverable addresses are left out.')}</p>
    </>
  )
}

/** What an issue waits for that is scheduled or being sent. */
export function WaitLine({ wait, zone }: { wait: Wait; zone: string }) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const words = () => {
    switch (wait.for) {
      case 'time':
        return <Said phrase="Waits for its time: {time}." values={{ time: <Moment at={wait.at} zone={zone} /> }} />
      case 'mail service':
        return say('Email isn’t set up yet. The issue will be sent once it is.')
      case 'issue':
        return say('Waits for another issue, which is still being sent: {title}', { title: wait.title })
      case 'turn':
        return say('Sending starts within seconds.')
      case 'retry':
        return (
          <Said
            phrase="Waits for the email service, and tries again: {time}. It answered: {error}"
            values={{ time: <Moment at={wait.at} zone={zone} />, error: wait.error }}
          />
        )
      case 'pace':
        return say('Sent at the pace that the email service allows. Emails left: {count}.', {
          count: wait.left.toLocaleString(locale),
        })
    }
  }
  return <>{words()}</>
}
