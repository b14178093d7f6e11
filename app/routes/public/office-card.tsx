import { useEffect, useState } from 'react'
import { isPlaceholder } from '#app/content/company.ts'
import { hoursElsewhere } from '#app/content/office-hours.ts'
import type { Office } from '#app/content/offices.ts'
import { Pill } from '#app/ui/pill.tsx'

/** What the loader tells of an office: whether it is open, in words. */
export type OfficeStatus = { open: boolean; label: string }

/** Address, contact and hours of one office. What is not known yet is text, never a link. */
export function OfficeCard({ office, status }: { office: Office; status?: OfficeStatus }) {
  return (
    <div className="card office-card">
      <h3>{office.title}</h3>
      {status ? (
        <Pill status={status.open ? 'active' : 'closed'}>{status.open ? status.label : `Closed, ${status.label}`}</Pill>
      ) : null}
      <address>
        {office.addressLines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        {office.city}, {office.country}
      </address>
      <dl className="dl">
        <dt>Phone</dt>
        <dd>
          <Reach value={office.phone} scheme="tel" />
        </dd>
        <dt>Email</dt>
        <dd>
          <Reach value={office.email} scheme="mailto" />
        </dd>
        <dt>Hours, {office.city} time</dt>
        <dd>
          {office.hoursText}
          <br />
          {office.weekendText}
          <YourTime office={office} />
        </dd>
      </dl>
    </div>
  )
}

/** A phone number or mail address as a link, once it is known. */
export function Reach({ value, scheme }: { value: string; scheme: 'tel' | 'mailto' }) {
  if (isPlaceholder(value)) return <>{value}</>
  return <a href={`${scheme}:${scheme === 'tel' ? value.replace(/[^\d+]/g, '') : value}`}>{value}</a>
}

/** Only the browser knows the visitor's zone, so this line is added by script. */
function YourTime({ office }: { office: Office }) {
  const [told, setTold] = useState('')
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const now = Date.now()
    const here = hoursElsewhere(office, timeZone, now)
    setTold(here === hoursElsewhere(office, office.zone, now) ? '' : here)
  }, [office])
  if (!told) return null
  return (
    <span className="your-time" data-scripted="">
      In your time: {told}
    </span>
  )
}
