import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { findProduct } from '#app/content/products.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, PageHero, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { ProductArt } from './product-art.tsx'

const crumbsOf = ({ name }: { name: string }) => [{ label: 'Products', href: '/products' }, { label: name }]

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { product } = args.data
  const { name, metaDescription } = product
  return pageMeta(args, { title: name, description: metaDescription, structured: [breadcrumbData(crumbsOf(product))] })
}

export function loader({ params }: LoaderFunctionArgs) {
  const product = findProduct(params.product ?? '')
  if (!product) throw new Response(null, { status: 404 })
  const { id, name, category, description, metaDescription, features, sections } = product
  return { product: { id, name, category, description, metaDescription, features, sections } }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>()
  const { id, name, category, description, features, sections } = product
  const demo = <LinkButton to={`/cta?product=${id}&intent=demo`}>Schedule a Demo</LinkButton>
  return (
    <>
      <PageHero
        seed={id}
        breadcrumbs={<Breadcrumbs items={crumbsOf(product)} />}
        title={name}
        lead={description}
        actions={
          <>
            {demo}
            <LinkButton to="/products#pricing" variant="outline">
              Compare plans
            </LinkButton>
          </>
        }
      />
      <Section labelledBy="product-features">
        <div className="split">
          <div>
            <Badge>{category}</Badge>
            <h2 id="product-features">What it does</h2>
            <ul className="check-list">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <div className="split-art">
            <ProductArt id={id} />
          </div>
        </div>
      </Section>
      <Section tone="muted">
        <ContentSections sections={sections} />
      </Section>
      <CtaBand
        title={`See ${name} in action`}
        lead="We will show it with a task of yours and tell you what it takes to start."
        actions={demo}
        seed={`${id}-closing`}
      />
    </>
  )
}
