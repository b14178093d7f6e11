import { Link } from '@remix-run/react'
import { Badge } from '../badge.tsx'
import { LinkButton } from '../button.tsx'
import { CardGrid } from '../card.tsx'
import { Section, SectionHeader } from '../section.tsx'

type Price = { price: { minor: number; currency: string } | null; period: 'month' | 'year' }

type Plan = Price & {
  id: string
  name: string
  audience: string
  badge: string | null
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
  const { name, audience, badge, features, cta, requestHref } = plan
  return (
    <article className="price-card" data-featured={badge ? '' : undefined}>
      <div className="price-head">
        <h3>{name}</h3>
        <p>{audience}</p>
      </div>
      {badge ? <Badge tone="red">{badge}</Badge> : null}
      <div>
        <PriceLine {...plan} />
        {plan.price === null ? (
          <Link to={requestHref}>
            {link}
            <span className="visually-hidden"> for {name}</span>
          </Link>
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
          <span className="visually-hidden"> about {name}</span>
        </span>
      </LinkButton>
    </article>
  )
}

function PriceLine({ price, period }: Price) {
  if (price === null)
    return (
      <p className="price">
        <span aria-hidden="true">?</span> <small>Price on request</small>
      </p>
    )
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: price.currency })
  const digits = money.resolvedOptions().maximumFractionDigits ?? 0
  return (
    <p className="price">
      {money.format(price.minor / 10 ** digits)} <small>per {period}</small>
    </p>
  )
}
