import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readPlans } from '#app/features/texts/kinds/plans.server.ts'
import { productsPageTexts, readProducts } from '#app/features/texts/kinds/products.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { promiseNow } from '#app/time/promise.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CtaBand, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/pricing.css'
import '#app/ui/styles/pages/products.css'
import type { ProductScreen } from '#app/features/texts/drawings.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { type Price, priceText } from '#app/ui/text/price-text.ts'
import { ScreenGlimpse, type ScreenOutline } from './product-screen.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.meta)

/** Leaves out the long texts, which are on each product's own page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const { linkProducts, inContent } = await readCompany(texts, now)
  const [products, plans, page] = await Promise.all([
    readProducts(texts, now, language),
    readPlans(texts, now, language),
    readPage(texts, productsPageTexts, now, language),
  ])
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    promise: promiseNow(language, now, ownDaysIn(await officeDays(db))),
    meta: { title: page.title, description: page.description },
    products: products.map(({ id, name, category, description, features, screen }) => ({
      id,
      name,
      category,
      description,
      features,
      screen: screen && outlineOf(screen),
      href: linkProducts ? `/products/${id}` : undefined,
    })),
    hero: page.hero,
    listTitle: page.listTitle,
    pricing: page.pricing,
    priceLink: page.priceLink,
    benefitsTitle: page.benefitsTitle,
    benefits: withFacts(page.benefits, inContent[language]),
    closing: page.closing,
    plans,
  }
}

export default function ProductsPage() {
  const { products, hero, listTitle, benefitsTitle, benefits, pricing, priceLink, plans, closing, promise } =
    useLoaderData<typeof loader>()
  const screen = products.at(-1)?.screen
  const demo = <LinkButton to="/cta?intent=demo">{closing.button}</LinkButton>
  return (
    <>
      <Hero {...hero} count={products.length} actions={demo} />
      <ProductList title={listTitle} products={products} />
      <ProductBenefits title={benefitsTitle} benefits={benefits} />
      <Pricing heading={pricing} link={priceLink} plans={plans} />
      <CtaBand
        title={closing.title}
        lead={closing.lead}
        promise={promise}
        actions={demo}
        art={screen ? <ScreenGlimpse screen={screen} /> : undefined}
      />
    </>
  )
}

type ProductTeaser = {
  id: string
  name: string
  category: string
  description: string
  features: readonly string[]
  /** Null for one without a drawn screen. */
  screen: ScreenOutline | null
  href?: string
}

/** Wide and narrow in turn. */
const spans = [7, 5, 5, 7] as const

function ProductList({ title, products }: { title: string; products: readonly ProductTeaser[] }) {
  return (
    <Section labelledBy="product-list">
      <h2 id="product-list" className="visually-hidden">
        {title}
      </h2>
      <div className="bento">
        {products.map(({ id, name, category, description, features, screen, href }, place) => (
          <Card
            key={id}
            id={id}
            className="product-card"
            span={spans[place % spans.length]}
            title={name}
            to={href}
            art={screen ? <ScreenGlimpse screen={screen} /> : undefined}
            badge={<Badge>{category}</Badge>}
          >
            <p>{description}</p>
            <ul className="check-list">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  )
}

/** The part of a screen that a card shows. */
const outlineOf = ({ hue, title, menu, parts }: ProductScreen): ScreenOutline => ({
  hue,
  title,
  menu,
  parts: parts.slice(0, 2),
})

type Benefit = { title: string; description: string; icon: string }

function ProductBenefits({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <Section tone="muted" labelledBy="product-benefits">
      <SectionHeader id="product-benefits" title={title} />
      <ul className="point-columns">
        {benefits.map(({ title: benefit, description, icon }) => (
          <li key={benefit}>
            <Icon name={icon} />
            <h3>{benefit}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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

function Pricing({ heading, link, plans }: PricingProps) {
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
