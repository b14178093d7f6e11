// A part of a page that visitors do not see yet, because staff have not confirmed or published what it shows.
import { Link } from '@remix-run/react'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { useFrameData } from './frame-data.ts'

type StaffSlotProps = {
  title: string
  /** Where it is filled. */
  to: string
  /** Names what is missing: the text of the link. */
  label: string
}

/** Staff see the part's place on the page and the way to fill it; visitors see nothing. */
export function StaffSlot({ title, to, label }: StaffSlotProps) {
  if (!useFrameData()?.user) return null
  return (
    <Section tight>
      <SectionHeader title={title} />
      <p>
        <Link className="fact-slot" to={to}>
          {label}
        </Link>
      </p>
    </Section>
  )
}
