import type { OfficeDetails } from '#app/features/texts/company/company.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { type Hours, localOffset } from '#app/time/office-hours.ts'
import { hoursWords } from '#app/time/wall-clock-in.ts'
import { Pill } from '#app/ui/pill.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** An office's opening status in words, with its next hours, also in its own time. */
export type OfficeStatus = { open: boolean; label: string; hours: Hours; told: string }

/** Address, contact and hours of an office, as far as they are known. */
export function OfficeCard({ office, status }: { office: OfficeDetails; status?: OfficeStatus }) {
  const say = useSay()
  return (
    <div className="card office-card">
      <h3>{office.title}</h3>
      {status ? <Pill status={status.open ? 'active' : 'closed'}>{status.label}</Pill> : null}
      <address>
        {office.addressLines.map((line) => (
          <span key={line}>
            <FactText>{line}</FactText>
            <br />
          </span>
        ))}
        {office.city}, {office.country}
      </address>
      <dl className="dl">
        {office.phone ? (
          <>
            <dt>{say('Phone')}</dt>
            <dd>
              <Reach value={office.phone} scheme="tel" />
            </dd>
          </>
        ) : null}
        {office.email ? (
          <>
            <dt>{say('Email')}</dt>
            <dd>
              <Reach value={office.email} scheme="mailto" />
            </dd>
          </>
        ) : null}
        <dt>{say('Hours, {city} time', { city: office.city })}</dt>
        <dd>
          {office.hoursText}
          <br />
          {office.weekendText}
          {status ? <YourTime {...status} /> : null}
        </dd>
      </dl>
    </div>
  )
}

/**
 * The visitor's time zone is known only in the browser, so a script adds this line; its space is reserved from the
 * start.
 */
function YourTime({ hours, told }: Pick<OfficeStatus, 'hours' | 'told'>) {
  const isHydrated = useHydrated()
  const say = useSay()
  const language = useLanguage()
  const here = isHydrated ? hoursWords(hours, localOffset, { language, to: say(' to ') }) : null
  return (
    <span className="your-time" data-scripted="" data-longest={say('Your time: Wed 10:00 AM to Wed 10:00 AM')}>
      {here ? <span>{say('Your time: {hours}', { hours: here === told ? say('the same') : here })}</span> : null}
    </span>
  )
}
