import { Badge } from '#app/ui/badge.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { ProductArt } from './product-art.tsx'

type ProductTeaser = {
  id: string
  name: string
  category: string
  description: string
  features: readonly string[]
  href?: string
}

export function ProductList({ products }: { products: readonly ProductTeaser[] }) {
  return (
    <Section labelledBy="product-list">
      <SectionHeader id="product-list" title="Six products" />
      <CardGrid>
        {products.map(({ id, name, category, description, features, href }) => (
          <Card key={id} id={id} title={name} to={href} art={<ProductArt id={id} />} badge={<Badge>{category}</Badge>}>
            <p>{description}</p>
            <ul className="check-list">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

type Benefit = { title: string; description: string; icon: string }

export function ProductBenefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <Section tone="muted" labelledBy="product-benefits">
      <SectionHeader id="product-benefits" title="Why choose our products" />
      <CardGrid>
        {benefits.map(({ title, description, icon }) => (
          <Card key={title} as="div" title={title} icon={icon}>
            <p>{description}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
