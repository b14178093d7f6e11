import { company, isPlaceholder } from '#app/content/company.ts'
import type { Office } from '#app/content/offices.ts'

/** Address, contact and hours of one office. What is not known yet is text, never a link. */
export function OfficeCard({ office }: { office: Office }) {
  return (
    <div className="card">
      <h3>{office.title}</h3>
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
          {isPlaceholder(office.phone) ? (
            office.phone
          ) : (
            <a href={`tel:${office.phone.replace(/\s/g, '')}`}>{office.phone}</a>
          )}
        </dd>
        <dt>Email</dt>
        <dd>
          {isPlaceholder(company.email) ? company.email : <a href={`mailto:${company.email}`}>{company.email}</a>}
        </dd>
        <dt>Hours</dt>
        <dd>
          {office.hoursText}
          <br />
          {office.weekendText}
        </dd>
      </dl>
    </div>
  )
}
