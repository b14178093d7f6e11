import type { ProductScreen } from '#app/features/texts/drawings.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { ScreenGlimpse, type ScreenOutline } from './product-screen.tsx'

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

export function ProductList({ title, products }: { title: string; products: readonly ProductTeaser[] }) {
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
export const outlineOf = ({ hue, title, menu, parts }: ProductScreen): ScreenOutline => ({
  hue,
  title,
  menu,
  parts: parts.slice(0, 2),
})

type Benefit = { title: string; description: string; icon: string }

export function ProductBenefits({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <Section tone="muted" labelledBy="product-benefits">
      <Editorial id="product-benefits" title={title}>
        <ul className="entries">
          {benefits.map(({ title: benefit, description }) => (
            <li key={benefit}>
              <h3>{benefit}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Editorial>
    </Section>
  )
}
