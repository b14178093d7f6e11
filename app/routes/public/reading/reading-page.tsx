import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { type Part, Reading } from '#app/ui/sections/reading.tsx'

type ReadingPageProps = {
  text: { slug: string; title: string; summary: string; sections: readonly Part[] }
  crumbs: readonly Crumb[]
  /** What it is and from when. */
  kicker: ReactNode
}

/** A page that is there to be read: a document, a whitepaper. */
export function ReadingPage({ text: { slug, title, summary, sections }, crumbs, kicker }: ReadingPageProps) {
  return (
    <>
      <PageHero seed={slug} breadcrumbs={<Breadcrumbs items={crumbs} />} kicker={kicker} title={title} lead={summary} />
      <Section>
        <Reading sections={sections} />
      </Section>
    </>
  )
}
