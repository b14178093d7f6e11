import '#app/ui/styles/pages/products.css'
import '#app/ui/styles/sections/content-sections.css'
import '#app/ui/styles/sections/link-rows.css'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import type { ProductScreen } from '#app/features/texts/drawings.server.ts'
import { productsPageTexts, readProducts } from '#app/features/texts/kinds/products.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import type { TextSection } from '#app/features/texts/sections.ts'
import { phrasesFor, type Say } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Closing, Hero, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { productData } from './offer-data.ts'
import { ScreenShown } from './product-screen.tsx'

const crumbsOf = (say: Say, name: string) => [{ label: say('Products'), href: '/products' }, { label: name }]

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { product } = args.data
  const { name, metaDescription } = product
  const structured = [productData(product), breadcrumbData(crumbsOf(sayFrom(args.matches), name))]
  return pageMeta(args, { title: name, description: metaDescription, structured })
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [products, { single }] = await Promise.all([
    readProducts(texts, now, language),
    readPage(texts, productsPageTexts, now, language),
  ])
  const product = products.find(({ id }) => id === params.product)
  if (!product) throw new Response(null, { status: 404 })
  const { id, name, category, description, metaDescription, features, sections, screen } = product
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    product: { id, name, category, description, metaDescription, features, sections },
    screen,
    words: { ...single, closingTitle: single.closingTitle.replace('{product}', name) },
    others: products.filter((other) => other.id !== id).map(({ id, name, category }) => ({ id, name, category })),
  }
}

export default function ProductPage() {
  const { product, screen, words, others } = useLoaderData<typeof loader>()
  const { id, name, category, description, features, sections } = product
  const steps = sections.find(({ inOrder }) => inOrder)
  const demo = <LinkButton to={`/cta?product=${id}&intent=demo`}>{words.button}</LinkButton>
  return (
    <>
      <Hero
        hue={screen?.hue}
        art={screen ? <ScreenShown screen={screen} name={name} /> : null}
        foot={screen ? <ScreenTour title={words.screenTitle} screen={screen} /> : null}
        breadcrumbs={<Breadcrumbs items={crumbsOf(useSay(), name)} />}
        kicker={category}
        title={name}
        lead={description}
        actions={
          <>
            {demo}
            <LinkButton to="/products#pricing" variant="outline">
              {words.plansButton}
            </LinkButton>
          </>
        }
      />
      <Section tone="muted" labelledBy="product-features">
        <Editorial id="product-features" title={words.featuresTitle}>
          <ul className="lines lead-text">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Editorial>
      </Section>
      {steps ? <HowItWorks {...steps} hue={screen?.hue} /> : null}
      <Section>
        <ContentSections sections={sections.filter((section) => section !== steps)} />
      </Section>
      {others.length > 0 ? <OtherProducts title={words.othersTitle} products={others} /> : null}
      <Closing title={words.closingTitle} lead={words.closingLead} actions={demo} />
    </>
  )
}

function HowItWorks({ heading, items, hue }: TextSection & { hue: string | undefined }) {
  return (
    <Section labelledBy="in-order">
      <div data-hue={hue}>
        <Editorial id="in-order" title={heading}>
          <ol className="numbered">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Editorial>
      </div>
    </Section>
  )
}

type OtherProduct = { id: string; name: string; category: string }

function OtherProducts({ title, products }: { title: string; products: readonly OtherProduct[] }) {
  return (
    <Section tone="muted" labelledBy="other-products">
      <Editorial id="other-products" title={title}>
        <ul className="link-rows">
          {products.map(({ id, name, category }) => (
            <li key={id}>
              <PageLink href={`/products/${id}`}>
                {name} <span>{category}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </Editorial>
    </Section>
  )
}

/** The purpose of each numbered part of the screen in the hero. */
function ScreenTour({ title, screen }: { title: string; screen: ProductScreen }) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="screen-points">
        {screen.parts.map(({ title: part, point }, place) => (
          <li key={part}>
            <span className="screen-mark" aria-hidden="true">
              {place + 1}
            </span>{' '}
            <strong>{part}</strong>
            <p>{point}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
