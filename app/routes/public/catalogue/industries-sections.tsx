// The industries: nine cards, and a spotlight for each.
import type { Industry } from '#app/features/texts/kinds/industries.server.ts'
import type { IndustriesPage } from '#app/features/texts/kinds/industries-page.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ColorWash } from '#app/ui/art/color-wash.tsx'
import { Scene } from '#app/ui/art/scene.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'

type Shown = { industries: readonly Omit<Industry, 'metaDescription'>[]; page: Omit<IndustriesPage, 'approach'> }

export function IndustryMark({ icon, color }: Pick<Industry, 'icon' | 'color'>) {
  return (
    <span className="industry-mark">
      <ColorWash color={color} />
      <Icon name={icon} />
    </span>
  )
}

/** A card's name leads to its spotlight. The card under the pointer or with the focus is marked. */
export function IndustryCards({ industries, page }: Shown) {
  const say = useSay()
  return (
    <Section tight labelledBy="industry-expertise">
      <SectionHeader id="industry-expertise" title={page.expertiseTitle} />
      <ul className="industry-cards">
        {industries.map(({ id, name, icon, color }) => (
          <li key={id}>
            <IndustryMark icon={icon} color={color} />
            <h3>
              <a href={`#${id}`}>{name}</a>
            </h3>
            <PageLink className="industry-more" href={`/cta?industry=${id}`}>
              {page.cardLink}
              <span className="visually-hidden"> {say('about {name}', { name })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function IndustrySpotlights({ industries, page }: Shown) {
  const say = useSay()
  return (
    <Section tone="muted" labelledBy="industry-solutions">
      <SectionHeader id="industry-solutions" title={page.solutionsTitle} />
      {industries.map(({ id, name, description, solutions, color }) => (
        <article key={id} id={id} className="industry-spotlight">
          <div className="industry-words">
            <h3>{name}</h3>
            <p>{description}</p>
            <LinkButton to={`/cta?industry=${id}`}>{page.exploreButton.replace('{industry}', name)}</LinkButton>
          </div>
          <div className="industry-solutions">
            <h4>{page.solutionsListTitle}</h4>
            <PointList points={solutions.map((solution) => ({ title: solution.name }))} />
            <details>
              <summary>
                {say('What each of them does')}
                <span className="visually-hidden">: {name}</span>
              </summary>
              <PointList points={solutions.map((solution) => ({ ...solution, title: solution.name }))} />
            </details>
          </div>
          <div className="industry-art">
            <Scene subject={id} color={color} />
          </div>
        </article>
      ))}
    </Section>
  )
}
