import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Badge } from '../badge.tsx'
import { LinkButton } from '../button.tsx'
import { CardGrid } from '../card.tsx'
import { PageLink } from '../frame/page-link.tsx'
import { Section, SectionHeader } from '../section.tsx'
import { type Price, priceText } from '../text/price-text.ts'

type Period = { price: Price | null; period: 'month' | 'year' }

type Plan = Period & {
  id: string
  name: string
  audience: string
  badge: string | null
  priceBasis: string
  features: readonly string[]
  cta: { label: string; href: string }
  requestHref: string
}

type PricingProps = {
  heading: { title: string; lead: string }
  /** The words in place of a price, for a plan without one. */
  link: string
  plans: readonly Plan[]
}

export function Pricing({ heading, link, plans }: PricingProps) {
  return (
    <Section id="pricing" labelledBy="pricing-heading">
      <SectionHeader id="pricing-heading" {...heading} />
      <CardGrid className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} link={link} />
        ))}
      </CardGrid>
    </Section>
  )
}

function PlanCard({ plan, link }: { plan: Plan; link: string }) {
  const { name, audience, badge, priceBasis, features, cta, requestHref } = plan
  const say = useSay()
  return (
    <article className="price-card" data-featured={badge ? '' : undefined}>
      <div className="price-head">
        <h3>{name}</h3>
        <p>{audience}</p>
      </div>
      {badge ? <Badge tone="red">{badge}</Badge> : null}
      <div>
        <PriceLine {...plan} />
        {priceBasis ? <p>{say('What decides the price: {basis}', { basis: priceBasis })}</p> : null}
        {plan.price === null ? (
          <PageLink href={requestHref}>
            {link}
            <span className="visually-hidden"> {say('for {name}', { name })}</span>
          </PageLink>
        ) : null}
      </div>
      <ul className="check-list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <LinkButton to={cta.href} variant={badge ? 'primary' : 'outline'}>
        <span>
          {cta.label}
          <span className="visually-hidden"> ({name})</span>
        </span>
      </LinkButton>
    </article>
  )
}

function PriceLine({ price, period }: Period) {
  const say = useSay()
  const language = useLanguage()
  if (price === null)
    return (
      <p className="price-words">
        <span aria-hidden="true">?</span> {say('Price on request')}
      </p>
    )
  return (
    <p className="price">
      {priceText(price, language)} <small>{say(period === 'month' ? 'per month' : 'per year')}</small>
    </p>
  )
}
