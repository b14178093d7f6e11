import type { MetaFunction } from '@remix-run/react'
import { homeHero, homeMeta } from '#app/content/home.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/section.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, homeMeta)

export default function HomePage() {
  return (
    <Hero
      title={homeHero.title}
      lead={homeHero.copy}
      actions={
        <>
          <LinkButton to={homeHero.primary.href}>{homeHero.primary.label}</LinkButton>
          <LinkButton to={homeHero.secondary.href} variant="outline">
            {homeHero.secondary.label}
          </LinkButton>
        </>
      }
    />
  )
}
