import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readPlans } from '#app/features/texts/kinds/plans.server.ts'
import { readProducts } from '#app/features/texts/kinds/products.server.ts'
import { productsPageTexts } from '#app/features/texts/kinds/products-page.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, Hero } from '#app/ui/section.tsx'
import { Pricing } from '#app/ui/sections/pricing.tsx'
import '#app/ui/styles/pages/pricing.css'
import '#app/ui/styles/pages/screens.css'
import { ScreenGlimpse } from './product-screen.tsx'
import { outlineOf, ProductBenefits, ProductList } from './products-sections.tsx'

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
  const { products, hero, listTitle, benefitsTitle, benefits, pricing, priceLink, plans, closing } =
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
        actions={demo}
        art={screen ? <ScreenGlimpse screen={screen} /> : undefined}
      />
    </>
  )
}
