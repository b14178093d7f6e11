import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { productScreens } from '#app/content/catalogue/product-screens.ts'
import { pricingPlans, productBenefits, products, productsMeta } from '#app/content/catalogue/products.ts'
import { withFacts } from '#app/content/company/missing-facts.ts'
import { db } from '#app/db.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, PageHero } from '#app/ui/section.tsx'
import { Pricing } from '#app/ui/sections/pricing.tsx'
import '#app/ui/styles/pages/screens.css'
import '#app/ui/styles/pages/product-screens.css'
import { outlineOf, ProductBenefits, ProductList } from './products-sections.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.meta)

/** Leaves out the long texts, which are on each product's own page. */
export async function loader() {
  const { linkProducts, inContent } = await readCompany(db, Date.now())
  return {
    meta: productsMeta,
    products: products.map(({ id, name, category, description, features }) => ({
      id,
      name,
      category,
      description,
      features,
      screen: outlineOf(productScreens[id]),
      href: linkProducts ? `/products/${id}` : undefined,
    })),
    benefits: withFacts(productBenefits, inContent),
    plans: pricingPlans,
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ProductsPage() {
  const { products, benefits, plans } = useLoaderData<typeof loader>()
  const demo = <LinkButton to="/cta?intent=demo">Schedule a Demo</LinkButton>
  return (
    <>
      <PageHero
        seed="products"
        title="Products"
        lead="Six products for work we know well. Each is set up with your terms, roles and rules before anyone has to use it."
        actions={demo}
      />
      <ProductList products={products} />
      <ProductBenefits benefits={benefits} />
      <Pricing plans={plans} />
      <CtaBand
        title="See it with your own data"
        lead="Tell us the product and the task, and we will prepare a demonstration."
        actions={demo}
        seed="products-closing"
      />
    </>
  )
}
