import { isPlaceholder } from '#app/content/company.ts'
import type { pressContact } from '#app/content/press.ts'
import type { GuidelineColor } from '#app/features/brand/guidelines.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'

type Color = Pick<GuidelineColor, 'name' | 'hex' | 'use'>

export function MediaPalette({ colors }: { colors: readonly Color[] }) {
  return (
    <Section labelledBy="media-palette">
      <SectionHeader id="media-palette" title="Colours" />
      <ul className="swatches">
        {colors.map(({ name, hex, use }) => (
          <li key={name}>
            <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0h4v3H0Z" fill={hex} />
            </svg>
            <h3>{name}</h3>
            <code>{hex}</code>
            <p>{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function PressContact({ contact }: { contact: typeof pressContact }) {
  const { heading, name, email, phone, note } = contact
  return (
    <Section tone="dark" labelledBy="press-contact">
      <div className="split" data-align="start">
        <div>
          <h2 id="press-contact">{heading}</h2>
          <p>{note}</p>
          <LinkButton to="/contact?subject=Press">Write to us</LinkButton>
        </div>
        <div>
          <dl className="dl">
            <dt>Name</dt>
            <dd>{name}</dd>
            <dt>Email</dt>
            <dd>{isPlaceholder(email) ? email : <a href={`mailto:${email}`}>{email}</a>}</dd>
            <dt>Phone</dt>
            <dd>{isPlaceholder(phone) ? phone : <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}</dd>
          </dl>
        </div>
      </div>
    </Section>
  )
}
