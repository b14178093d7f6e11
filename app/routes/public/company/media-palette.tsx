import { Fragment } from 'react'
import type { GuidelineColor } from '#app/features/brand/guidelines.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'

type Color = Pick<GuidelineColor, 'name' | 'hex' | 'use'>

export function MediaPalette({ title, colors }: { title: string; colors: readonly Color[] }) {
  return (
    <Section labelledBy="media-palette">
      <SectionHeader id="media-palette" title={title} />
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

type Contact = Record<'name' | 'email' | 'phone', string>
type PressContactProps = {
  words: Record<'contactHeading' | 'contactNote' | 'contactButton', string>
  contact: Contact
}

export function PressContact({ words, contact }: PressContactProps) {
  return (
    <Section tone="dark" labelledBy="press-contact">
      <div className="split" data-align="start">
        <div>
          <h2 id="press-contact">{words.contactHeading}</h2>
          <p>{words.contactNote}</p>
          <LinkButton to="/contact?subject=Press">{words.contactButton}</LinkButton>
        </div>
        <PressPerson {...contact} />
      </div>
    </Section>
  )
}

function PressPerson({ name, email, phone }: Contact) {
  const rows = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, scheme: 'mailto' as const },
    { label: 'Phone', value: phone, scheme: 'tel' as const },
  ].filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <dl className="dl">
      {rows.map(({ label, value, scheme }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{scheme ? <Reach value={value} scheme={scheme} /> : <FactText>{value}</FactText>}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
